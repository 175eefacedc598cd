import type { ActionRule, Decision } from '../../../core/play/actions.js';
import type { EventSink } from '../../../core/play/events.js';
import { at, type FieldSpecs, KINDS, type Views } from '../../../core/state/fields.js';
import { push } from '../../../core/state/frames.js';
import {
  type Dealer,
  type Draft,
  type Game,
  must,
  type RuleModule,
  type Step,
} from '../../../core/game/game.js';
import type { EdgeIndex, Seat } from '../../../core/ids.js';
import type { Scenario } from '../../../core/registry.js';
import { type Complaint, lacking } from '../../../core/text/said.js';
import { count, edgeShape, fields as fieldsOf, listOf, mapOf } from '../../../core/text/shape.js';
import type { State } from '../../../core/state/state.js';
import { pieceIndex } from '../../../shared/placing.js';
import { pushDraw } from '../../base/cards.js';
import { baseGoods } from '../../base/catalogue.js';
import { takeHarbour } from '../../base/supplyTrade.js';
import { type TerrainKinds, groundOf } from '../ground.js';
import { harbourNames, kindProblems, kindsOf, mayHoldHarbour, placeHarbourRule } from '../harbours.js';
import { isOrderOf, shuffled } from '../orders.js';
import { type EdgePlace, edgeProblems, readEdge } from '../../../shared/places.js';

export const NO_GIFT = 0;
export const POINT_GIFT = 1;
export const CARD_GIFT = 2;
/** From here on: a harbour of kind `gift - HARBOUR_GIFT`. */
export const HARBOUR_GIFT = 3;
const GIFTS = ['none', 'point', 'card', ...harbourNames(baseGoods).map((kind) => `${kind}Harbour`)];

const fields = {
  /** What the first ship on an edge finds there. */
  gift: { per: 'edge', text: { of: GIFTS }, seen: 'all' },
  points: { per: 'seat', seen: 'all' },
  /** Harbours won that wait for a place, by kind. */
  waiting: { per: 'seat', width: KINDS, kinds: 'harbour', seen: 'all' },
  /** Development cards that lie on the board. */
  cards: { per: 'game', seen: 'all' },
} as const satisfies FieldSpecs;

export interface TribeParams {
  readonly points: readonly EdgePlace[];
  readonly cards: readonly EdgePlace[];
  readonly harbours: readonly EdgePlace[];
  readonly harbourKinds: Readonly<Record<string, number>>;
}

declare module '../../../core/registry.js' {
  interface StateGroups {
    readonly tribe: Views<typeof fields>;
  }
  interface EventMap {
    giftTaken: { seat: number; edge: number; gift: number };
  }
}
declare module '../../../slots.js' {
  interface Params {
    readonly tribe?: TribeParams;
  }
}

const NOTHING: TribeParams = { points: [], cards: [], harbours: [], harbourKinds: {} };
const paramsOf = (scenario: Scenario): TribeParams => scenario.params.tribe ?? NOTHING;

const isWaiting = (s: State, seat: number): boolean => {
  for (let i = at(seat, 0); i < at(seat, KINDS); i++) if (s.tribe.waiting[i] > 0) return true;
  return false;
};

const isOwnEdge = (g: Game, s: State, seat: number, edge: EdgeIndex): boolean =>
  s.base.owner[g.board.edgeVertices[edge * 2]] === seat ||
  s.base.owner[g.board.edgeVertices[edge * 2 + 1]] === seat;

const mayPlaceAt = (g: Game, s: State, ground: TerrainKinds, seat: number, edge: EdgeIndex): boolean =>
  isOwnEdge(g, s, seat, edge) && mayHoldHarbour(g, s, ground, edge);

const hasPlace = (g: Game, s: State, ground: TerrainKinds, seat: number): boolean => {
  for (let edge = 0; edge < g.board.edges; edge++) if (mayPlaceAt(g, s, ground, seat, edge)) return true;
  return false;
};

const placeHarbour = (ground: TerrainKinds): ActionRule =>
  placeHarbourRule({
    rule: 'S-503',
    has: (s, seat, kind) => s.tribe.waiting[at(seat, kind)] > 0,
    mayPlace: (g, s, seat, edge) => mayPlaceAt(g, s, ground, seat, edge),
    placed(g, s, seat, edge, kind) {
      s.tribe.waiting[at(seat, kind)]--;
      takeHarbour(g, s, seat, edge);
    },
  });

const decision = (ground: TerrainKinds): Decision => ({
  name: 'placeHarbour',
  rule: 'S-503',
  done: (g, s, seat) => !isWaiting(s, seat) || !hasPlace(g, s, ground, seat),
});

const takeGift = (g: Game, s: State, seat: Seat, edge: EdgeIndex, log: EventSink | null): void => {
  const gift = s.tribe.gift[edge];
  s.tribe.gift[edge] = NO_GIFT;
  log?.('giftTaken', { seat, edge, gift });
  if (gift === POINT_GIFT) s.tribe.points[seat]++;
  else if (gift === CARD_GIFT) {
    s.tribe.cards[0]--;
    pushDraw(g, s, seat);
  } else s.tribe.waiting[at(seat, gift - HARBOUR_GIFT)]++;
};

/** [S-502] A ship takes what lies there; [S-503] a player waiting with a harbour places it as soon as there is a place. */
const claim =
  (ship: number): Step =>
  (g, s, seat, site, piece, log) => {
    if (isWaiting(s, seat) || (piece === ship && s.tribe.gift[site] >= HARBOUR_GIFT))
      push(s, g.kind.placeHarbour, seat);
    if (piece === ship && s.tribe.gift[site] !== NO_GIFT) takeGift(g, s, seat, site, log);
  };

/** [S-15] Kinds of the harbours, in the order of their places. */
const dealer: Dealer = {
  draw: ({ scenario }, below) => shuffled(kindsOf(scenario, paramsOf(scenario).harbourKinds), below),
  check: ({ scenario }, row) =>
    isOrderOf(row, kindsOf(scenario, paramsOf(scenario).harbourKinds))
      ? null
      : 'is not an order of the harbours',
};

const problems = (draft: Draft): readonly Complaint[] => {
  const { scenario } = draft;
  const { points, cards, harbours, harbourKinds } = paramsOf(scenario);
  const kinds = kindsOf(scenario, harbourKinds).length;
  return [
    ...[...points, ...cards, ...harbours].flatMap((place) => edgeProblems(draft, place, 'water')),
    ...kindProblems(scenario, harbourKinds),
    ...(kinds === harbours.length
      ? []
      : [
          lacking('tribe.kinds', 'harbours: {kinds} kinds for {places} places', {
            kinds,
            places: harbours.length,
          }),
        ]),
  ];
};

const COASTS = listOf(edgeShape({}, 'water'));

/** Gifts of a lost tribe on the coasts of islands where nobody settles. */
export const tribe: RuleModule = {
  name: 'tribe',
  rules: ['S-501', 'S-502', 'S-503', 'S-504', 'S-505'],
  insteadOf: [
    { of: 'S-14', code: 'noRobberHere', is: 'S-504' },
    { of: 'S-17', code: 'nobodySettles', is: 'S-501' },
    { of: 'B-40', code: 'cardBoughtThisTurn', is: 'B-40', says: 'cardGotThisTurn' },
  ],
  needs: ['ships', 'cards', 'supplyTrade'],
  fields,
  dealer,
  data: fieldsOf({
    points: COASTS,
    cards: COASTS,
    harbours: COASTS,
    harbourKinds: mapOf(count, 'harbour'),
  }),
  problems,
  contribute({ scenario, board }) {
    const params = paramsOf(scenario);
    const ground = groundOf(scenario);
    return {
      setup(_g, s, deal) {
        for (const place of params.points) s.tribe.gift[readEdge(board, place).id] = POINT_GIFT;
        for (const place of params.cards) s.tribe.gift[readEdge(board, place).id] = CARD_GIFT;
        params.harbours.forEach((place, i) => {
          s.tribe.gift[readEdge(board, place).id] = HARBOUR_GIFT + (deal.extra['tribe']?.[i] ?? 0);
        });
        s.tribe.cards[0] = params.cards.length;
      },
      decisions: [decision(ground)],
      actions: [placeHarbour(ground)],
      staged: { built: { claim: claim(pieceIndex(scenario, 'ship')) } },
      all: {
        mayBuyCard: must('S-502', 'deckEmpty', (_g, s) => s.base.deckTotal[0] > s.tribe.cards[0]),
      },
      sum: { points: (_g, s, seat) => s.tribe.points[seat] },
    };
  },
};
