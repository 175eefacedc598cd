import { m } from '../../../i18n/words/index.js';
import { t } from '../words/index.js';
import type { PanelProps } from '../../../moves/feature.js';
import { legalOfType } from '../../../moves/legal.js';
import { useMoves } from '../../../moves/useMoves.js';
import type { Snapshot } from '../../../session/types.js';
import { SeatBadge } from '../../../ui/SeatMark.js';
import { seatName } from '../../../ui/words.js';
import css from '../base.module.css';

const cardsOf = ({ view }: Snapshot, seat: number): string =>
  m.cards_count({ count: view.base.handTotal[seat] ?? 0 });

/** The question is above: a name is enough of an answer. */
export const VictimPanel = ({ session, snapshot }: PanelProps) => {
  const { take } = useMoves();
  return (
    <div className={`${css['row']} ${css['victims']}`}>
      {legalOfType(snapshot, 'stealFrom').map((legal) =>
        legal.action.type !== 'stealFrom' ? null : (
          <button
            key={legal.packed}
            type="button"
            className="button primary"
            data-victim={legal.action.seat}
            aria-label={`${t.act_stealFrom({ name: seatName(session.info, legal.action.seat) })} (${cardsOf(snapshot, legal.action.seat)})`}
            onClick={() => take(legal)}
          >
            <SeatBadge seat={legal.action.seat} />
            {seatName(session.info, legal.action.seat)}: {cardsOf(snapshot, legal.action.seat)}
          </button>
        ),
      )}
    </div>
  );
};
