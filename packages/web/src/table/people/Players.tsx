/** Everyone at the table: points and where they come from, cards, awards, pieces left. */
import { at } from '@landnam/engine/fields';
import { useFeature } from '../../moves/context.js';
import type { Fact, Feature } from '../../moves/feature.js';
import { m } from '../../i18n/words/index.js';
import { NONE } from '../../session/none.js';
import type { GameInfo, GameSession, PointSource, Snapshot } from '../../session/types.js';
import { GoodIcon } from '../../ui/GoodIcon.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { seatName } from '../../ui/words.js';
import { Counted } from '../counted/Counted.js';
import css from './Players.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

export const sumPoints = (row: readonly PointSource[] | undefined): number =>
  (row ?? []).reduce((sum, { points }) => sum + points, 0);

interface SeatProps {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly seat: number;
}

const Sources = ({ row }: { readonly row: readonly PointSource[] }) => {
  const { sources } = useFeature();
  return (
    <ul className={css['sources']}>
      {row
        .filter(({ points }) => points > 0)
        .map(({ source, points, hidden }) => (
          <li key={`${source}${hidden}`}>
            <span>{sources[source]?.() ?? source}</span>
            {hidden && <em>{m.points_hidden()}</em>}
            <b>{points}</b>
          </li>
        ))}
    </ul>
  );
};

const Stock = ({ info, snapshot, seat }: SeatProps) => {
  const { pieces } = useFeature();
  return (
    <p className={css['stock']}>
      <span>{m.pieces_left()}: </span>
      {info.scenario.pieces.map(({ name, stockOf }, piece) =>
        // a piece taken from another kind's stock is counted there
        stockOf !== undefined ? null : (
          <span key={name}>
            {snapshot.view.base.stock[at(seat, piece)] ?? 0} {pieces[name]?.many() ?? name}
          </span>
        ),
      )}
    </p>
  );
};

/** A game's own fact replaces the one with its name. */
export const factsOf = (
  { facts }: Feature,
  snapshot: Snapshot,
  seat: number,
  info: GameInfo,
): readonly Fact[] => [
  ...new Map(
    facts.flatMap((fact) => fact(snapshot, seat, info) ?? []).map((fact) => [fact.id, fact]),
  ).values(),
];

export const isActive = ({ view, next }: Snapshot, seat: number): boolean => {
  const turn = view.core.active[0];
  return turn === seat || (turn === NONE && next === seat);
};

const useFacts = ({ info, snapshot, seat }: SeatProps): readonly Fact[] =>
  factsOf(useFeature(), snapshot, seat, info);

/** The signs in words, for people who cannot hover over them. */
const Spelled = (props: SeatProps) => (
  <p className={css['stock']} data-spelled>
    {useFacts(props).map(({ id, label }) => (
      <span key={id}>{label}</span>
    ))}
  </p>
);

const Figures = (props: SeatProps) => {
  const shown = useFacts(props);
  return (
    <span className={css['facts']}>
      {shown.map(({ id, count, label, Icon, on }) => (
        <span key={id} className={on ? css['award'] : ''} title={label} data-fact={id}>
          <Icon />
          <span aria-hidden="true">{count}</span>
          <span className="hidden">{label}</span>
        </span>
      ))}
    </span>
  );
};

const PlayerRow = ({ session, snapshot, seat }: Props & { readonly seat: number }) => {
  const { info } = session;
  const points = sumPoints(snapshot.points[seat]);
  const { seatNotes } = useFeature();
  const active = isActive(snapshot, seat);
  return (
    <li className={`${css['player']} ${active ? css['active'] : ''}`} data-seat={seat}>
      <details>
        <summary>
          <SeatBadge seat={seat} size={28} />
          <span className={css['name']}>
            {seatName(info, seat)}
            {info.setup.players[seat]?.kind === 'bot' && <small> {m.bot_word()}</small>}
            {info.notes?.[seat] && <small> {info.notes[seat]}</small>}
            {active && <span className="hidden"> ({m.turn_now()})</span>}
          </span>
          <span className={css['points']} title={m.points_title()}>
            <b aria-hidden="true">{points}</b>
            <small aria-hidden="true">/{info.scenario.pointsToWin}</small>
            <span className="hidden">
              {m.points_of({ points: m.points_count({ count: points }), most: info.scenario.pointsToWin })}
            </span>
          </span>
          <Figures info={info} snapshot={snapshot} seat={seat} />
        </summary>
        <Spelled info={info} snapshot={snapshot} seat={seat} />
        <Sources row={snapshot.points[seat] ?? []} />
        <Stock info={info} snapshot={snapshot} seat={seat} />
        {seatNotes.map((Note, i) => (
          <Note key={i} session={session} snapshot={snapshot} seat={seat} />
        ))}
      </details>
    </li>
  );
};

const Supply = ({ session, snapshot }: Props) => {
  const { info } = session;
  const { piles, goods } = useFeature();
  const stacks = info.scenario.goods.map(({ name }, good) => {
    const count = snapshot.view.base.bank[good] ?? 0;
    const label = m.hand_good({ count, good: goods[name]?.name() ?? name });
    return { id: name, count, label, sign: <GoodIcon name={name} /> };
  });
  const others = piles.map((pile) => pile(snapshot));
  const all = [...stacks, ...others.map(({ Icon, ...pile }) => ({ ...pile, sign: <Icon /> }))];
  return (
    <details className={css['supply']} data-supply>
      <summary>
        <span>{m.panel_supply()}</span>
        {all.map(({ id, count, label, sign }) => (
          <span key={id} className={css['pile']}>
            {sign}
            <span aria-hidden="true">{count}</span>
            <span className="hidden">{label}</span>
          </span>
        ))}
      </summary>
      <p className={css['stock']}>
        {all.map(({ id, label }) => (
          <span key={id}>{label}</span>
        ))}
      </p>
    </details>
  );
};

export const Players = (props: Props) => (
  <section className={css['players']} data-panel="players" aria-label={m.panel_players()}>
    <ul>
      {props.session.info.setup.players.map((_, seat) => (
        <PlayerRow key={seat} {...props} seat={seat} />
      ))}
    </ul>
    <Supply {...props} />
    <Counted {...props} />
  </section>
);
