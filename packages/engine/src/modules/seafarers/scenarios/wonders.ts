import { type ActionRule, argA, pack, type Refusal } from '../../../core/play/actions.js';
import { at, type FieldSpecs, KINDS, type Views } from '../../../core/state/fields.js';
import { scored } from '../../../core/state/frames.js';
import { type Draft, type Game, must, type RuleModule, type Setting } from '../../../core/game/game.js';
import { NONE, type Seat } from '../../../core/ids.js';
import type { Scenario } from '../../../core/registry.js';
import { type Complaint, lacking, said } from '../../../core/text/said.js';
import {
  count,
  fields as fieldsOf,
  flag,
  listOf,
  mapOf,
  text,
  vertexShape,
  word,
} from '../../../core/text/shape.js';
import type { State } from '../../../core/state/state.js';
import type { VertexTable } from '../../../core/state/tables.js';
import { firstHome } from '../../../shared/ownPlaces.js';
import { fromStock, hasStock, pieceIndex } from '../../../shared/placing.js';
import { cannotPay, canPay, pay, type Price, priceOf } from '../../../shared/supply.js';
import type { Bundle } from '../../../slots.js';
import { allPoints } from '../../base/victory.js';
import { harbourAt } from '../harbours.js';
import { readVertex, type VertexPlace, vertexProblems } from '../../../shared/places.js';

const fields = {
  /** Who has begun a wonder. */
  owner: { per: 'game', text: { of: 'seat' }, width: KINDS, kinds: 'wonder', fill: NONE, seen: 'all' },
  level: { per: 'game', width: KINDS, kinds: 'wonder', seen: 'all' },
} as const satisfies FieldSpecs;

/** What a player must have to begin a wonder; everything listed. */
export interface WonderNeeds {
  readonly cities?: number;
  readonly points?: number;
  /** A building of the player's own on a corner of this list. */
  readonly at?: 'desert' | 'strait';
  readonly harbourCity?: boolean;
  readonly route?: number;
}
export interface WondersParams {
  readonly levels: number;
  readonly desert: readonly VertexPlace[];
  readonly strait: readonly VertexPlace[];
  /** Besides those two, corners where nobody starts. */
  readonly closed: readonly VertexPlace[];
  readonly wonders: readonly { readonly name: string; readonly needs: WonderNeeds; readonly cost: Bundle }[];
}

declare module '../../../core/registry.js' {
  interface StateGroups {
    readonly wonders: Views<typeof fields>;
  }
  interface ActionMap {
    beginWonder: { wonder: string };
    raiseWonder: object;
  }
  interface EventMap {
    wonderBegun: { seat: number; wonder: number };
    wonderRaised: { seat: number; wonder: number; level: number };
  }
  interface RefusalCodes {
    hasAWonder: true;
    wonderIsTaken: true;
    wonderNeedsMore: true;
    noWonderBegun: true;
    wonderNotHighest: true;
    closedAtStart: true;
  }
}
declare module '../../../slots.js' {
  interface Params {
    readonly wonders?: WondersParams;
  }
}

/** In the order of the map's list. */
export const WONDERS = ['theatre', 'bridge', 'monument', 'wall', 'cathedral'] as const;

const NOTHING: WondersParams = { levels: 4, desert: [], strait: [], closed: [], wonders: [] };
const paramsOf = (scenario: Scenario): WondersParams => scenario.params.wonders ?? NOTHING;

const wonderOf = (s: State, seat: number): number => {
  for (let wonder = 0; wonder < WONDERS.length; wonder++) if (s.wonders.owner[wonder] === seat) return wonder;
  return NONE;
};

const hasHarbourCity = (g: Game, s: State, seat: number, city: number): boolean => {
  const { homes, piece } = s.base;
  for (let i = firstHome(seat); homes[i] !== NONE; i++)
    if (piece[homes[i]] === city && harbourAt(g, s, homes[i])) return true;
  return false;
};

type Test = (g: Game, s: State, seat: Seat) => boolean;

const standsAtAny = (s: State, seat: number, corners: readonly number[]): boolean => {
  for (let i = 0; i < corners.length; i++) if (s.base.owner[corners[i]] === seat) return true;
  return false;
};

/** One test for each requirement, the cheapest first; all must hold when the wonder is begun. */
const testsOf = ({ board, scenario }: Setting, needs: WonderNeeds): readonly Test[] => {
  const city = pieceIndex(scenario, 'city');
  const { cities, route, points, at: place, harbourCity } = needs;
  const tests: Test[] = [];
  if (cities !== undefined) tests.push((_g, s, seat) => s.base.onBoard[at(seat, city)] >= cities);
  if (route !== undefined) tests.push((_g, s, seat) => s.base.routeLength[seat] >= route);
  if (place !== undefined) {
    const corners = paramsOf(scenario)[place].map((corner) => readVertex(board, corner).id);
    tests.push((_g, s, seat) => standsAtAny(s, seat, corners));
  }
  if (harbourCity === true) tests.push((g, s, seat) => hasHarbourCity(g, s, seat, city));
  if (points !== undefined) tests.push((g, s, seat) => allPoints(g, s, seat) >= points);
  return tests;
};

const meetsAll = (tests: readonly Test[], g: Game, s: State, seat: Seat): boolean => {
  for (let i = 0; i < tests.length; i++) if (!tests[i](g, s, seat)) return false;
  return true;
};

const beginWonder = (tests: readonly (readonly Test[])[], ship: number): ActionRule => {
  const refuse = (g: Game, s: State, seat: Seat, wonder: number): Refusal | null => {
    if (wonderOf(s, seat) !== NONE) return { code: 'hasAWonder', rule: 'S-802' };
    if (wonder >= tests.length || s.wonders.owner[wonder] !== NONE)
      return { code: 'wonderIsTaken', rule: 'S-802' };
    if (!hasStock(s, seat, ship)) return { code: 'noPieceLeft', rule: 'S-802' };
    return meetsAll(tests[wonder], g, s, seat) ? null : { code: 'wonderNeedsMore', rule: 'S-802' };
  };
  return {
    type: 'beginWonder',
    rule: 'S-802',
    at: ['main'],
    operands: { wonder: 'wonder' },
    list(g, s, seat, id, out) {
      if (wonderOf(s, seat) !== NONE || !hasStock(s, seat, ship)) return;
      for (let wonder = 0; wonder < tests.length; wonder++)
        if (s.wonders.owner[wonder] === NONE && meetsAll(tests[wonder], g, s, seat))
          out.push(pack(id, wonder));
    },
    refuse: (g, s, seat, packed) => refuse(g, s, seat, argA(packed)),
    apply(_g, s, seat, packed, log) {
      s.wonders.owner[argA(packed)] = seat;
      s.base.stock[at(seat, ship)]--;
      s.base.onBoard[at(seat, ship)]++;
      log?.('wonderBegun', { seat, wonder: argA(packed) });
    },
  };
};

const raiseWonder = (prices: readonly Price[], levels: number): ActionRule => {
  const mayRise = (s: State, seat: Seat, wonder: number): boolean =>
    s.wonders.level[wonder] < levels && canPay(s, seat, prices[wonder]);
  return {
    type: 'raiseWonder',
    rule: 'S-802',
    at: ['main'],
    operands: {},
    costs: prices,
    list(_g, s, seat, id, out) {
      const wonder = wonderOf(s, seat);
      if (wonder !== NONE && mayRise(s, seat, wonder)) out.push(pack(id));
    },
    refuse(_g, s, seat) {
      const wonder = wonderOf(s, seat);
      if (wonder === NONE) return { code: 'noWonderBegun', rule: 'S-802' };
      return mayRise(s, seat, wonder) ? null : cannotPay(s, seat, prices[wonder], 'S-802');
    },
    apply(g, s, seat, _packed, log) {
      const wonder = wonderOf(s, seat);
      pay(g, s, seat, prices[wonder]);
      s.wonders.level[wonder]++;
      scored(s);
      log?.('wonderRaised', { seat, wonder, level: s.wonders.level[wonder] });
    },
  };
};

const levelOf = (s: State, seat: number): number => {
  const wonder = wonderOf(s, seat);
  return wonder === NONE ? 0 : s.wonders.level[wonder];
};

/** [S-803] A level of at least 1, higher than everyone else's. */
const isHighest = (g: Game, s: State, seat: number): boolean => {
  const own = levelOf(s, seat);
  for (let other = 0; other < g.seats; other++) if (other !== seat && levelOf(s, other) >= own) return false;
  return own > 0;
};

const NEEDS = fieldsOf(
  {},
  { cities: count, points: count, route: count, at: word('desert', 'strait'), harbourCity: flag },
);
const CORNERS = listOf(vertexShape({}, 'land'));
const DATA = fieldsOf({
  levels: count,
  desert: CORNERS,
  strait: CORNERS,
  closed: CORNERS,
  wonders: listOf(fieldsOf({ name: text, needs: NEEDS, cost: mapOf(count, 'good') })),
});

const problems = (draft: Draft): readonly Complaint[] => {
  const { scenario } = draft;
  const { desert, strait, closed, wonders, levels } = paramsOf(scenario);
  const goods = scenario.goods.map(({ name }) => name);
  return [
    ...[...desert, ...strait, ...closed].flatMap((place) => vertexProblems(draft, place, 'land')),
    ...(wonders.map(({ name }) => name).join() === WONDERS.join()
      ? []
      : [said('wonder.names', 'wonders are {names}', { names: WONDERS })]),
    ...wonders.flatMap(({ name, cost }) =>
      Object.keys(cost).flatMap((good) =>
        goods.includes(good) ? [] : [said('wonder.good', '{name}: no good is called {good}', { name, good })],
      ),
    ),
    ...(Number.isInteger(levels) && levels > 0
      ? []
      : [lacking('wonder.levels', 'levels: a whole number is needed')]),
  ];
};

/** Wonders: each begun by one player, raised level by level, they decide who wins. */
export const wonders: RuleModule = {
  name: 'wonders',
  rules: ['S-801', 'S-802', 'S-803', 'S-804'],
  needs: ['ships', 'buildings', 'victory'],
  fields,
  data: DATA,
  played: ({ wonders: each, ...rest }: WondersParams) => ({
    ...rest,
    wonders: each.map(({ needs, cost }) => ({ needs, cost })),
  }),
  problems,
  contribute(setting) {
    const { scenario, board } = setting;
    const params = paramsOf(scenario);
    const shut: VertexTable = new Uint8Array(board.vertices);
    for (const place of [...params.desert, ...params.strait, ...params.closed])
      shut[readVertex(board, place).id] = 1;
    const ship = pieceIndex(scenario, 'ship');
    return {
      actions: [
        beginWonder(
          params.wonders.map(({ needs }) => testsOf(setting, needs)),
          ship,
        ),
        raiseWonder(
          params.wonders.map(({ cost }) => priceOf(scenario, cost)),
          params.levels,
        ),
      ],
      derive(g, s) {
        for (const seat of s.wonders.owner) if (seat !== NONE) fromStock(g, s, seat, ship);
      },
      all: {
        startSite: must('S-801', 'closedAtStart', (_g, _s, _seat, vertex) => shut[vertex] === 0),
        mayWin: must('S-803', 'wonderNotHighest', (g, s, seat) => isHighest(g, s, seat)),
      },
      any: { winsOutright: (_g, s, seat) => levelOf(s, seat) >= params.levels },
    };
  },
};
