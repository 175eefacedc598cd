/** Everybody's cards, as they were held at the moment that is shown. */
import { at } from '@landnam/engine/fields';
import { useFeature } from '../../moves/context.js';
import { m } from '../../i18n/words/index.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import { sumPoints, isActive } from '../../table/people/Players.js';
import { GoodIcon } from '../../ui/GoodIcon.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { seatName } from '../../ui/words.js';
import css from './replay.module.css';
import { t } from './words/index.js';

interface Props {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  /** Without it only counts are known. */
  readonly isOpen: boolean;
}

interface SeatProps extends Props {
  readonly seat: number;
}

const Goods = ({ info, snapshot, seat }: SeatProps) => {
  const { goods } = useFeature();
  const { hand, open } = snapshot.view.base;
  return info.scenario.goods.map(({ name }, good) => {
    const count = (hand[at(seat, good)] ?? 0) + (open[at(seat, good)] ?? 0);
    if (count === 0) return null;
    return (
      <span key={name} className={css['good']}>
        <GoodIcon name={name} />
        <span aria-hidden="true">{count}</span>
        <span className="hidden">{m.hand_good({ count, good: goods[name]?.name() ?? name })}, </span>
      </span>
    );
  });
};

const Cards = ({ info, snapshot, seat }: SeatProps) => {
  const { cards } = useFeature();
  const { held, fresh } = snapshot.view.base;
  return info.scenario.cards.map(({ name }, card) => {
    const count = (held[at(seat, card)] ?? 0) + (fresh[at(seat, card)] ?? 0);
    const entry = cards[name];
    if (count === 0 || entry === undefined) return null;
    return (
      <span key={name} className={css['card']} title={entry.name()}>
        <entry.Icon />
        <span className="hidden">{entry.name()}, </span>
        {count > 1 && count}
      </span>
    );
  });
};

const Counts = ({ snapshot: { view }, seat }: SeatProps) => {
  const cards = (view.base.heldTotal[seat] ?? 0) + (view.base.freshTotal[seat] ?? 0);
  return (
    <small>
      {m.cards_count({ count: view.base.handTotal[seat] ?? 0 })}, {m.devcards_count({ count: cards })}
    </small>
  );
};

const Hand = (props: SeatProps) => {
  const { info, snapshot, seat, isOpen } = props;
  const isEmpty = (snapshot.view.base.handTotal[seat] ?? 0) === 0;
  return (
    <li data-active={isActive(snapshot, seat) || undefined}>
      <SeatBadge seat={seat} size={24} />
      <b>{seatName(info, seat)}</b>
      <strong title={m.points_title()}>{sumPoints(snapshot.points[seat])}</strong>
      <span className={css['cards']}>
        {isOpen || seat === snapshot.seat ? (
          <>
            {isEmpty && <small>{t.no_cards()}</small>}
            <Goods {...props} />
            <Cards {...props} />
          </>
        ) : (
          <Counts {...props} />
        )}
      </span>
    </li>
  );
};

export const Hands = ({ info, snapshot, isOpen }: Props) => (
  <ul className={css['hands']} aria-label={t.hands()}>
    {info.setup.players.map((_, seat) => (
      <Hand key={seat} info={info} snapshot={snapshot} seat={seat} isOpen={isOpen} />
    ))}
  </ul>
);
