import { type ActionRule, argA, type Decision, pack } from '../../core/play/actions.js';
import { at, type FieldSpecs, type Views } from '../../core/state/fields.js';
import { push } from '../../core/state/frames.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import { type HexIndex, NONE, type Seat } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { collectGoods, goodIndex } from '../../shared/supply.js';
import { cardIndex, playRule } from '../base/cards.js';
import { energiesTerrains, RENEWABLE } from './catalogue.js';
import { plantPlace, RENEWABLE_PLANT } from './powerPlants.js';

const MOST_HEXES = 3;

const fields = {
  left: { per: 'game', seen: 'all' },
  taken: { per: 'hex', seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly highYield: Views<typeof fields>;
  }
  interface FrameNames {
    yieldHexes: true;
    yieldHex: true;
  }
  interface ActionMap {
    playHighYield: object;
    takeYield: { hex: number };
    endYield: object;
  }
  interface EventMap {
    yieldTaken: { seat: number; hex: number; good: number };
    yieldEnded: { seat: number };
  }
  interface RefusalCodes {
    noOwnRenewable: true;
    firstYieldIsDue: true;
  }
}

/** Terrain → what it gives. */
type Goods = readonly number[];

const hasRenewable = (g: Game, s: State, seat: number, hex: HexIndex): boolean => {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const vertex = g.board.hexVertices[i];
    if (vertex === NONE || s.base.owner[vertex] !== seat) continue;
    if (s.powerPlants.plant[plantPlace(g, hex, vertex)] === RENEWABLE_PLANT) return true;
  }
  return false;
};

/** [E-24] Only what the supply has. */
const mayTake = (g: Game, s: State, goods: Goods, seat: number, hex: HexIndex): boolean =>
  s.highYield.taken[hex] === 0 &&
  s.base.bank[goods[s.base.terrain[hex]]] > 0 &&
  hasRenewable(g, s, seat, hex);

const canTakeMore = (g: Game, s: State, goods: Goods, seat: number): boolean => {
  for (let hex = 0; hex < g.board.hexes; hex++) if (mayTake(g, s, goods, seat, hex)) return true;
  return false;
};

const takeYield = (goods: Goods): ActionRule => ({
  type: 'takeYield',
  rule: 'E-70',
  at: ['yieldHex'],
  operands: { hex: 'hex' },
  list(g, s, seat, id, out) {
    for (let hex = 0; hex < g.board.hexes; hex++)
      if (mayTake(g, s, goods, seat, hex)) out.push(pack(id, hex));
  },
  refuse(g, s, seat, packed) {
    const hex = argA(packed);
    if (!hasRenewable(g, s, seat, hex)) return { code: 'noOwnRenewable', rule: 'E-70' };
    if (s.highYield.taken[hex] !== 0) return { code: 'sameHex', rule: 'E-70' };
    return mayTake(g, s, goods, seat, hex) ? null : { code: 'supplyLacks', rule: 'E-24' };
  },
  apply(g, s, seat, packed, log) {
    const hex = argA(packed);
    const good = goods[s.base.terrain[hex]];
    s.highYield.taken[hex] = 1;
    s.highYield.left[0]--;
    collectGoods(g, s, seat, good, 1);
    log?.('yieldTaken', { seat, hex, good });
  },
});

/** "Up to" three: the first must be taken, the others may be declined. */
const endYield: ActionRule = {
  type: 'endYield',
  rule: 'E-70',
  at: ['yieldHex'],
  operands: {},
  list(_g, s, _seat, id, out) {
    if (s.highYield.left[0] < MOST_HEXES) out.push(pack(id));
  },
  refuse: (_g, s) => (s.highYield.left[0] < MOST_HEXES ? null : { code: 'firstYieldIsDue', rule: 'E-70' }),
  apply(_g, s, seat, _packed, log) {
    s.highYield.left[0] = 0;
    log?.('yieldEnded', { seat });
  },
};

const yieldHex = (goods: Goods): Decision => ({
  name: 'yieldHex',
  rule: 'E-70',
  done: (g, s, seat) => s.highYield.left[0] === 0 || !canTakeMore(g, s, goods, seat),
});

const startTaking: Step = (g, s, seat) => {
  s.highYield.left[0] = MOST_HEXES;
  push(s, g.kind.yieldHex, seat);
};

/** Clears its marks: equal positions have equal bytes. */
const forget: Step = (_g, s) => {
  s.highYield.left[0] = 0;
  s.highYield.taken.fill(0);
};

/** High yield: a resource from each of up to three hexes with a renewable plant of the player; it is not production. */
export const highYield: RuleModule = {
  name: 'highYield',
  rules: ['E-70'],
  insteadOf: [{ of: 'B-42', is: 'E-70' }],
  needs: ['cards', 'powerPlants'],
  fields,
  contribute({ scenario }) {
    const card = cardIndex(scenario, 'highYield');
    const goods = energiesTerrains.map(({ good }) => (good === undefined ? NONE : goodIndex(scenario, good)));
    const can = (_g: Game, s: State, seat: Seat): boolean => s.base.onBoard[at(seat, RENEWABLE)] > 0;
    return {
      decisions: [yieldHex(goods)],
      actions: [
        playRule('playHighYield', 'E-70', card, { code: 'noOwnRenewable', test: can }),
        takeYield(goods),
        endYield,
      ],
      routines: { yieldHexes: [startTaking, forget] },
      staged: {
        played: {
          effect(g, s, seat, played) {
            if (played === card) push(s, g.kind.yieldHexes, seat);
          },
        },
      },
    };
  },
};
