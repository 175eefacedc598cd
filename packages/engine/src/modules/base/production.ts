import { at, KINDS } from '../../core/state/fields.js';
import type { EventSink } from '../../core/play/events.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import { hasBit, type Hex, NONE, type Seat, type Vertex } from '../../core/ids.js';
import { passes } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';
import type { Scenario } from '../../core/registry.js';
import { firstRolled, nextAlike } from '../../shared/numbers.js';
import { collectUpTo, Dues, goodIndex } from '../../shared/supply.js';

declare module '../../core/registry.js' {
  interface EventMap {
    cardsProduced: { seat: number; goods: readonly number[] };
    supplyShort: { good: number };
    startingCards: { seat: number; goods: readonly number[] };
  }
}

/** What each terrain and each piece yields, as plain numbers. */
interface Yields {
  readonly good: Uint8Array;
  readonly cards: Uint8Array;
  readonly bonus: Uint8Array;
}

const yieldsOf = (scenario: Scenario): Yields => {
  const indexOf = (name: string | undefined): number =>
    name === undefined ? NONE : goodIndex(scenario, name);
  return {
    good: Uint8Array.from(scenario.terrains, (terrain) => indexOf(terrain.good)),
    cards: Uint8Array.from(scenario.pieces, (piece) => piece.yields),
    bonus: Uint8Array.from(scenario.pieces, (piece) => indexOf(piece.bonus)),
  };
};

const dues = new Dues();

const gatherVertex = (g: Game, s: State, yields: Yields, vertex: Vertex, good: number): void => {
  const seat = s.base.owner[vertex] as Seat;
  if (!passes(g.all.buildingProduces, g, s, seat, vertex)) return;
  const piece = s.base.piece[vertex];
  dues.add(seat, good, yields.cards[piece]);
  if (yields.bonus[piece] !== NONE) dues.add(seat, yields.bonus[piece], 1);
};

const gatherHex = (g: Game, s: State, yields: Yields, hex: Hex): void => {
  const good = yields.good[s.base.terrain[hex]];
  if (good === NONE || s.base.robber[0] === hex) return;
  if (!passes(g.rest.hexProduces, g, s, NONE as Seat, hex)) return;
  const { hexVertices } = g.board;
  const { owner } = s.base;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const vertex = hexVertices[i];
    if (vertex !== NONE && owner[vertex] !== NONE) gatherVertex(g, s, yields, vertex, good);
  }
};

const rowOf = (table: Uint8Array, seat: number): number[] => {
  const row: number[] = [];
  for (let i = at(seat, 0); i < at(seat, KINDS); i++) row.push(table[i]);
  return row;
};

const gotAny = (table: Uint8Array, seat: number): boolean => {
  for (let i = at(seat, 0); i < at(seat, KINDS); i++) if (table[i] > 0) return true;
  return false;
};

const tellProduced = (g: Game, s: State, log: EventSink): void => {
  for (let seat = 0; seat < g.seats; seat++)
    if (gotAny(s.base.got, seat)) log('cardsProduced', { seat, goods: rowOf(s.base.got, seat) });
};

const payAll = (g: Game, s: State, log: EventSink | null): void => {
  for (let good = 0; dues.goods >> good !== 0; good++)
    if (hasBit(dues.goods, good) && !dues.pay(g, s, good)) log?.('supplyShort', { good });
};

const produce =
  (yields: Yields): Step =>
  (g, s, _seat, low, high, log) => {
    const rolled = low + high;
    dues.begin(s.base.got);
    if (rolled === 7) return;
    for (let hex = firstRolled(s, rolled); hex !== NONE; hex = nextAlike(s, hex))
      gatherHex(g, s, yields, hex);
    if (dues.goods !== 0) payAll(g, s, log);
    if (log !== null) tellProduced(g, s, log);
  };

/** [B-11] One card for each producing hex beside the starting building; the robber does not matter yet. */
const startingCards =
  (yields: Yields): Step =>
  (g, s, seat, vertex, _b, log) => {
    const goods = Array.from({ length: KINDS }, () => 0);
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const hex = g.board.vertexHexes[i];
      const good = hex === NONE ? NONE : yields.good[s.base.terrain[hex]];
      if (good !== NONE && s.base.number[hex] > 0) goods[good] += collectUpTo(g, s, seat, good, 1);
    }
    log?.('startingCards', { seat, goods });
  };

/** What a roll yields, and what the supply cannot pay. */
export const production: RuleModule = {
  name: 'production',
  rules: ['B-11', 'B-21', 'B-22'],
  needs: ['turn', 'island'],
  contribute({ scenario }) {
    const yields = yieldsOf(scenario);
    return { staged: { roll: { produce: produce(yields) }, starting: { cards: startingCards(yields) } } };
  },
};
