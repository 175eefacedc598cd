import { type ActionRule, argA, type Decision, pack } from '../../core/play/actions.js';
import { pop, push, top } from '../../core/state/frames.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import { type Hex, NONE, type Seat } from '../../core/ids.js';
import { passes } from '../../core/play/play.js';
import { waitingRule } from '../../core/play/reasons.js';
import type { Scenario } from '../../core/registry.js';
import type { State } from '../../core/state/state.js';
import { firstRolled, nextAlike } from '../../shared/numbers.js';
import { collectGoods, seatAfter } from '../../shared/supply.js';

declare module '../../core/registry.js' {
  interface FrameNames {
    chooseGold: true;
  }
  interface CauseNames {
    goldField: true;
  }
  interface ActionMap {
    takeGold: { good: string };
  }
  interface EventMap {
    goldTaken: { seat: number; good: number };
  }
}

const supplyHas = (g: Game, s: State, good: number): boolean =>
  good < g.scenario.goods.length && g.scenario.goods[good].resource && s.base.bank[good] > 0;

const supplyIsEmpty = (g: Game, s: State): boolean => {
  for (let good = 0; good < g.scenario.goods.length; good++) if (supplyHas(g, s, good)) return false;
  return true;
};

/** [S-10] Cards of choice are owed; what the supply cannot give is lost. */
const owed = { cards: 'number', cause: 'cause' } as const;
const owedNow = top(owed);
const chooseGold: Decision = { name: 'chooseGold', rule: 'S-10', operands: owed, done: supplyIsEmpty };

const takeGold: ActionRule = {
  type: 'takeGold',
  rule: 'S-10',
  at: ['chooseGold'],
  operands: { good: 'good' },
  list(g, s, _seat, id, out) {
    for (let good = 0; good < g.scenario.goods.length; good++)
      if (supplyHas(g, s, good)) out.push(pack(id, good));
  },
  refuse: (g, s, _seat, packed) =>
    supplyHas(g, s, argA(packed)) ? null : { code: 'supplyLacks', rule: waitingRule(g, s) },
  apply(g, s, seat, packed, log) {
    const [left, cause] = [owedNow.cards(s) - 1, owedNow.cause(s)];
    pop(s);
    collectGoods(g, s, seat, argA(packed), 1);
    log?.('goldTaken', { seat, good: argA(packed) });
    oweChoice(g, s, seat, left, cause);
  },
};

/** This many cards of choice are due to a seat, now. */
export const oweChoice = (g: Game, s: State, seat: number, cards: number, cause: number): void => {
  if (cards > 0) push(s, g.kind.chooseGold, seat, cards, cause);
};

/** By terrain: 1 where a card of choice is found. */
const choiceOf = ({ terrains }: Scenario): Uint8Array =>
  Uint8Array.from(terrains, ({ choice }) => Number(choice ?? false));

const due = new Uint8Array(8);

const gatherHex = (g: Game, s: State, yields: Uint8Array, hex: Hex): void => {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const vertex = g.board.hexVertices[i];
    const seat = vertex === NONE ? NONE : s.base.owner[vertex];
    if (seat !== NONE && passes(g.all.buildingProduces, g, s, seat as Seat, vertex))
      due[seat] += yields[s.base.piece[vertex]];
  }
};

/** [S-10] Active player first, then clockwise: pushed in reverse, so that the stack restores the order. */
const payGold =
  (choice: Uint8Array, yields: Uint8Array): Step =>
  (g, s, active, low, high) => {
    const { terrain } = s.base;
    let found = false;
    for (let hex = firstRolled(s, low + high); hex !== NONE; hex = nextAlike(s, hex)) {
      if (choice[terrain[hex]] === 0 || !passes(g.all.hexProduces, g, s, NONE as Seat, hex)) continue;
      if (!found) due.fill(0);
      found = true;
      gatherHex(g, s, yields, hex);
    }
    if (!found) return;
    for (let k = g.seats - 1; k >= 0; k--) {
      const seat = seatAfter(g, active, k);
      oweChoice(g, s, seat, due[seat], g.cause.goldField);
    }
  };

const startingGold =
  (choice: Uint8Array): Step =>
  (g, s, seat, vertex) => {
    let cards = 0;
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const hex = g.board.vertexHexes[i];
      if (hex !== NONE && choice[s.base.terrain[hex]] === 1 && s.base.number[hex] > 0) cards++;
    }
    oweChoice(g, s, seat, cards, g.cause.goldField);
  };

/** Gold fields: one card of choice per settlement, two per city, after ordinary production. */
export const gold: RuleModule = {
  name: 'gold',
  rules: ['S-10'],
  needs: ['production'],
  contribute({ scenario }) {
    const choice = choiceOf(scenario);
    const yields = Uint8Array.from(scenario.pieces, (piece) => piece.yields);
    return {
      decisions: [chooseGold],
      actions: [takeGold],
      causes: { goldField: 'S-10' },
      staged: { roll: { choice: payGold(choice, yields) }, starting: { choice: startingGold(choice) } },
    };
  },
};
