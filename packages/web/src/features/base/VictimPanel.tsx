import { m } from '../../i18n/words/index.js';
import { t } from './words/index.js';
import type { PanelProps } from '../../moves/feature.js';
import { legalOfType } from '../../moves/legal.js';
import { useMoves } from '../../moves/useMoves.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { seatName } from '../../ui/words.js';
import css from './base.module.css';

export const VictimPanel = ({ session, snapshot }: PanelProps) => {
  const { send } = useMoves();
  return (
    <div className={css['row']}>
      {legalOfType(snapshot, 'stealFrom').map(({ action, packed }) =>
        action.type !== 'stealFrom' ? null : (
          <button
            key={packed}
            type="button"
            className="button primary"
            data-victim={action.seat}
            onClick={() => void send([action])}
          >
            <SeatBadge seat={action.seat} />
            {t.act_stealFrom({ name: seatName(session.info, action.seat) })} (
            {m.cards_count({ count: snapshot.view.base.handTotal[action.seat] ?? 0 })})
          </button>
        ),
      )}
    </div>
  );
};
