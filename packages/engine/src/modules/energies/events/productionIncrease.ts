import { type ActionRule, argA, argB, type Decision, pack } from '../../../core/play/actions.js';
import { at } from '../../../core/state/fields.js';
import { pop, push } from '../../../core/state/frames.js';
import type { RuleModule, Step } from '../../../core/game/game.js';
import { ask } from '../../../core/play/play.js';
import type { State } from '../../../core/state/state.js';
import { highest, inReverse } from '../../../shared/extremes.js';
import { collectUpTo, goodIndex } from '../../../shared/supply.js';
import { energiesTerrains, FOSSIL } from '../catalogue.js';
import { localFootprint } from '../footprints.js';
import { FOSSIL_PLANT, hasPlace, listPlaces, putPlant, refusePlace } from '../powerPlants.js';

declare module '../../../core/registry.js' {
  interface FrameNames {
    productionIncrease: true;
    increase: true;
    freePlant: true;
  }
  interface ActionMap {
    placeFreePlant: { hex: number; vertex: number };
    waiveFreePlant: object;
  }
  interface EventMap {
    increaseTaken: { seat: number; hex: number; good: number; count: number };
    freePlantWaived: { seat: number };
  }
}

const hasFossil = (s: State, seat: number): boolean => s.base.stock[at(seat, FOSSIL)] > 0;

const placeFreePlant = (goods: readonly number[]): ActionRule => ({
  type: 'placeFreePlant',
  rule: 'E-32',
  at: ['freePlant'],
  operands: { hex: 'hex', vertex: 'vertex' },
  list: (g, s, seat, id, out) => listPlaces(g, s, seat, id, 0, out),
  refuse: (g, s, seat, packed) => refusePlace(g, s, seat, argA(packed), argB(packed)),
  apply(g, s, seat, packed, log) {
    const [hex, vertex] = [argA(packed), argB(packed)];
    const good = goods[s.base.terrain[hex]];
    pop(s);
    putPlant(g, s, seat, hex, vertex, FOSSIL_PLANT, true, log);
    const count = collectUpTo(g, s, seat, good, 1);
    log?.('increaseTaken', { seat, hex, good, count });
  },
});

const waiveFreePlant: ActionRule = {
  type: 'waiveFreePlant',
  rule: 'E-32',
  at: ['freePlant'],
  operands: {},
  list: (_g, _s, _seat, id, out) => out.push(pack(id)),
  refuse: () => null,
  apply(_g, s, seat, _packed, log) {
    pop(s);
    log?.('freePlantWaived', { seat });
  },
};

/** [E-23] Compared once: the first seat's plant does not change who else is tied. */
const strike: Step = (g, s, active) =>
  inReverse(g, active, highest(g, s, localFootprint), (seat) => push(s, g.kind.increase, seat));

const offer: Step = (g, s, seat, _a, _b, log) => {
  if (hasFossil(s, seat) && hasPlace(g, s, seat)) ask(g, s, g.kind.freePlant, seat, 0, 0, log);
};

const decision: Decision = { name: 'freePlant', rule: 'E-32' };

/** Production increase: the player with the highest footprint may build a free fossil plant, with a resource of its hex. */
export const productionIncrease: RuleModule = {
  name: 'productionIncrease',
  rules: ['E-23', 'E-32'],
  needs: ['powerPlants', 'eventDiscs'],
  contribute({ scenario }) {
    const goods = energiesTerrains.map(({ good }) => (good === undefined ? 0 : goodIndex(scenario, good)));
    return {
      decisions: [decision],
      actions: [placeFreePlant(goods), waiveFreePlant],
      routines: { productionIncrease: [strike], increase: [offer] },
    };
  },
};
