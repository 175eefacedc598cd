/** What the viewer can know of the others' cards by counting. */
import type { KnownHand } from '@landnam/bots';
import { useId } from 'react';
import type { PanelProps } from '../../moves/feature.js';
import { GoodIcon } from '../../ui/GoodIcon.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { seatName, useWords } from '../../ui/words.js';
import css from './KnownCards.module.css';
import { useKnownHands } from './useKnownHands.js';
import { t } from './words/index.js';

interface HandProps extends PanelProps {
  readonly hand: KnownHand;
}

const isBare = ({ sure, unsure }: KnownHand): boolean => unsure === 0 && sure.every((count) => count === 0);

/** In words, for people who cannot see the signs. */
const useSpelled = ({ session, snapshot, hand }: HandProps): string => {
  const words = useWords(session.info, snapshot);
  const sure = hand.sure.some((count) => count > 0) ? [words.goods(hand.sure)] : [];
  const goods = words.list(hand.maybe.map((good) => words.good(good)));
  const more = hand.unsure > 0 ? [t.unsure({ count: hand.unsure, goods })] : [];
  return [...sure, ...more].join('; ');
};

const Unsure = ({ hand, names }: { readonly hand: KnownHand; readonly names: readonly string[] }) => (
  <span className={css['unsure']}>
    <b>+{hand.unsure}</b>
    {hand.maybe.map((good) => (
      <GoodIcon key={good} name={names[good] ?? ''} />
    ))}
  </span>
);

const Cards = (props: HandProps) => {
  const { hand, session } = props;
  const names = session.info.scenario.goods.map(({ name }) => name);
  const spelled = useSpelled(props);
  if (isBare(hand)) return <span>{t.none()}</span>;
  return (
    <span className={css['cards']} title={spelled}>
      <span className="hidden">{spelled}</span>
      {hand.sure.map(
        (count, good) =>
          count > 0 && (
            <span key={good} aria-hidden="true" data-sure={names[good]}>
              <GoodIcon name={names[good] ?? ''} />
              <b>{count}</b>
            </span>
          ),
      )}
      {hand.unsure > 0 && (
        <span aria-hidden="true" data-unsure={hand.unsure}>
          <Unsure hand={hand} names={names} />
        </span>
      )}
    </span>
  );
};

export const KnownCards = (props: PanelProps) => {
  const { session, snapshot } = props;
  const id = useId();
  const known = useKnownHands(session, snapshot);
  if (known === null) return null;
  return (
    <section aria-labelledby={id} data-count="hands">
      <h2 id={id}>{t.hands_title()}</h2>
      <ul className={css['hands']}>
        {known.map((hand, seat) =>
          seat === snapshot.seat ? null : (
            <li key={seat} data-known={seat}>
              <SeatBadge seat={seat} size={18} />
              <span className={css['name']}>{seatName(session.info, seat)}</span>
              <Cards {...props} hand={hand} />
            </li>
          ),
        )}
      </ul>
      <small>{known.some(({ isLikely }) => isLikely) ? t.likely() : t.about()}</small>
    </section>
  );
};
