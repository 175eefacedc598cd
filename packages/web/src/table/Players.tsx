/** Everybody at the table: points and where they come from, cards, awards, pieces left. */
import { at } from '@landnam/engine/fields';
import { seatName } from '../ui/words.js';
import { facts as gameFacts, pieces, seatNotes, sources } from '../features/index.js';
import { CardIcon, KnightIcon, RoadIcon } from '../features/base/icons.js';
import type { Fact } from '../moves/feature.js';
import { m } from '../paraglide/messages.js';
import type { GameInfo, GameSession, PointSource, Snapshot } from '../session/types.js';
import { GoodIcon } from '../ui/GoodIcon.js';
import { SeatBadge } from '../ui/SeatMark.js';
import css from './table.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

export const sumPoints = (row: readonly PointSource[] | undefined): number =>
  (row ?? []).reduce((sum, { points }) => sum + points, 0);

const Sources = ({ row }: { readonly row: readonly PointSource[] }) => (
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

const Stock = ({
  info,
  snapshot,
  seat,
}: {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly seat: number;
}) => (
  <p className={css['stock']}>
    <span>{m.pieces_left()}: </span>
    {info.scenario.pieces.map(({ name, stockOf }, piece) =>
      // a piece taken from another one's stock is counted there
      stockOf !== undefined ? null : (
        <span key={name}>
          {snapshot.view.base.stock[at(seat, piece)] ?? 0} {pieces[name]?.many() ?? name}
        </span>
      ),
    )}
  </p>
);

/** Modules without which a count means nothing. */
const AWARDS: Readonly<Record<string, readonly string[]>> = {
  army: ['largestArmy'],
  route: ['longestRoute'],
};

/** A game's own fact takes the place of the one with its name. */
const factsById = (facts: readonly Fact[]): readonly Fact[] => [
  ...new Map(facts.map((fact) => [fact.id, fact])).values(),
];

const Figures = ({
  info,
  snapshot,
  seat,
}: {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly seat: number;
}) => {
  const { base } = snapshot.view;
  const cards = base.handTotal[seat] ?? 0;
  const held = (base.heldTotal[seat] ?? 0) + (base.freshTotal[seat] ?? 0);
  const award = info.scenario.cards.findIndex(({ name }) => name === info.scenario.awardCard);
  const army = base.played[at(seat, award)] ?? 0;
  const route = base.routeLength[seat] ?? 0;
  const has = (module: string): boolean => info.modules.includes(module);
  const facts: readonly Fact[] = [
    { id: 'cards', count: cards, label: m.cards_count({ count: cards }), Icon: HandIcon },
    { id: 'held', count: held, label: m.devcards_count({ count: held }), Icon: CardIcon },
    {
      id: 'army',
      count: army,
      label:
        base.armyHolder[0] === seat
          ? m.base_award_army({ count: army })
          : m.base_knights_played({ count: army }),
      Icon: KnightIcon,
      on: base.armyHolder[0] === seat,
    },
    {
      id: 'route',
      count: route,
      label:
        base.routeHolder[0] === seat
          ? m.base_award_route({ length: route })
          : m.base_route_length({ length: route }),
      Icon: RoadIcon,
      on: base.routeHolder[0] === seat,
    },
  ].filter(({ id }) => (AWARDS[id] ?? []).every(has));
  const shown = factsById([...facts, ...gameFacts.flatMap((fact) => fact(snapshot, seat, info) ?? [])]);
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

const HandIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 3h11a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" opacity=".45" />
    <path d="M4 6h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z" />
  </svg>
);

const PlayerRow = ({ session, snapshot, seat }: Props & { readonly seat: number }) => {
  const { info } = session;
  const points = sumPoints(snapshot.points[seat]);
  const active =
    snapshot.view.core.active[0] === seat || (snapshot.view.core.active[0] === 255 && snapshot.next === seat);
  return (
    <li className={`${css['player']} ${active ? css['active'] : ''}`} data-seat={seat}>
      <details>
        <summary>
          <SeatBadge seat={seat} size={28} />
          <span className={css['name']}>
            {seatName(info, seat)}
            {info.setup.players[seat]?.kind === 'bot' && <small> {m.bot_word()}</small>}
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
  const deck = snapshot.view.base.deckTotal[0] ?? 0;
  return (
    <p className={css['supply']} data-supply>
      <span>{m.panel_supply()}</span>
      {info.scenario.goods.map(({ name }, good) => (
        <span key={name} className={css['pile']}>
          <GoodIcon name={name} />
          {snapshot.view.base.bank[good] ?? 0}
        </span>
      ))}
      <span className={css['pile']} title={m.deck_left({ count: deck })}>
        <CardIcon />
        {deck}
      </span>
    </p>
  );
};

export const Players = (props: Props) => (
  <section className={css['players']} id="panel-players" aria-label={m.panel_players()}>
    <ul>
      {props.session.info.setup.players.map((_, seat) => (
        <PlayerRow key={seat} {...props} seat={seat} />
      ))}
    </ul>
    <Supply {...props} />
  </section>
);
