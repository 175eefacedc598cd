import { type ActionRule, argA, type Decision, pack, type Refusal } from '../../core/play/actions.js';
import type { EventSink } from '../../core/play/events.js';
import type { FieldSpecs, Views } from '../../core/state/fields.js';
import { pop, top, topKind } from '../../core/state/frames.js';
import { type Game, must, type RuleModule, type Step } from '../../core/game/game.js';
import { type HexIndex, NONE, type Seat, type VertexIndex } from '../../core/ids.js';
import { waitingRule } from '../../core/play/reasons.js';
import type { State } from '../../core/state/state.js';
import { firstRolled, nextAlike } from '../../shared/numbers.js';
import { firstHome } from '../../shared/ownPlaces.js';
import { cannotPay, canPay, pay, type Price } from '../../shared/supply.js';
import { ENERGY } from './catalogue.js';
import { walk } from '../base/robber.js';
import { stealAfterCleanup } from './cleanup.js';

const TOKENS = 10;
const CLEARING: Price = { goods: [ENERGY], counts: [1], cards: 0 };

const fields = {
  hex: { per: 'hex', seen: 'all' },
  building: { per: 'vertex', seen: 'all' },
  left: { per: 'game', text: { follows: 'always' }, fill: TOKENS, seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly hazards: Views<typeof fields>;
  }
  interface FrameNames {
    hazardOnBuilding: true;
    hazardOnHex: true;
  }
  interface ActionMap {
    putHazard: { vertex: number };
    putHexHazard: { hex: number };
    clearHazard: { vertex: number };
    clearHexHazard: { hex: number };
  }
  interface EventMap {
    /** The other place is NONE. */
    hazardPlaced: { hex: number; vertex: number };
    hazardCleared: { seat: number; hex: number; vertex: number; by: 'roll' | 'energy' | 'card' };
  }
  interface RefusalCodes {
    hazardBlocks: true;
    hazardThere: true;
    noHazardThere: true;
    notForThisHazard: true;
  }
  interface FaultCodes {
    tooManyHazards: 'tokens';
  }
}

export const hazardsOnBoard = (s: State): number => TOKENS - s.hazards.left[0];

export const putOnHex = (s: State, hex: HexIndex, log: EventSink | null): void => {
  s.hazards.hex[hex] = 1;
  s.hazards.left[0]--;
  log?.('hazardPlaced', { hex, vertex: NONE });
};

const putOnBuilding = (s: State, vertex: VertexIndex, log: EventSink | null): void => {
  s.hazards.building[vertex] = 1;
  s.hazards.left[0]--;
  log?.('hazardPlaced', { hex: NONE, vertex });
};

/** [E-31, E-40] Numbered, without a hazard, and the inspector is elsewhere. */
export const hexTakesHazard = (s: State, hex: HexIndex): boolean =>
  s.base.number[hex] > 0 && s.hazards.hex[hex] === 0 && s.base.robber[0] !== hex;

/** `piece` narrows it to towns or cities; NONE takes any. */
const buildingTakesHazard = (s: State, seat: number, vertex: VertexIndex, piece: number): boolean =>
  s.base.owner[vertex] === seat &&
  s.hazards.building[vertex] === 0 &&
  (piece === NONE || s.base.piece[vertex] === piece);

export const someBuildingTakesHazard = (_g: Game, s: State, seat: number, piece: number): boolean => {
  const { homes } = s.base;
  for (let i = firstHome(seat); homes[i] !== NONE; i++)
    if (buildingTakesHazard(s, seat, homes[i], piece)) return true;
  return false;
};

/** Which kind of building takes the hazard, or any; which number its hex has. */
const onBuilding = { piece: 'piece', cause: 'cause' } as const;
const onHex = { number: 'number' } as const;
const [buildingFor, hexFor, walkFor] = [top(onBuilding), top(onHex), top(walk)];

const decisions: readonly Decision[] = [
  { name: 'hazardOnBuilding', rule: 'E-24', operands: onBuilding },
  { name: 'hazardOnHex', rule: 'E-31', operands: onHex },
];

const putHazard: ActionRule = {
  type: 'putHazard',
  rule: 'E-40',
  at: ['hazardOnBuilding'],
  operands: { vertex: 'vertex' },
  list(_g, s, seat, id, out) {
    if (s.hazards.left[0] === 0) return;
    const piece = buildingFor.piece(s);
    const { homes } = s.base;
    for (let i = firstHome(seat); homes[i] !== NONE; i++)
      if (buildingTakesHazard(s, seat, homes[i], piece)) out.push(pack(id, homes[i]));
  },
  refuse: (g, s, seat, packed) =>
    buildingTakesHazard(s, seat, argA(packed), buildingFor.piece(s))
      ? null
      : { code: 'notForThisHazard', rule: waitingRule(g, s) },
  apply(_g, s, _seat, packed, log) {
    pop(s);
    putOnBuilding(s, argA(packed), log);
  },
};

const isRolled = (s: State, hex: HexIndex): boolean =>
  s.base.number[hex] === hexFor.number(s) && hexTakesHazard(s, hex);

const putHexHazard: ActionRule = {
  type: 'putHexHazard',
  rule: 'E-31',
  at: ['hazardOnHex'],
  operands: { hex: 'hex' },
  list(g, s, _seat, id, out) {
    for (let hex = 0; hex < g.board.hexes; hex++) if (isRolled(s, hex)) out.push(pack(id, hex));
  },
  refuse: (_g, s, _seat, packed) =>
    isRolled(s, argA(packed)) ? null : { code: 'notForThisHazard', rule: 'E-31' },
  apply(_g, s, _seat, packed, log) {
    pop(s);
    putOnHex(s, argA(packed), log);
  },
};

/** [E-71] The robber is moved by a card that may clean up instead. */
const byCard = (g: Game, s: State): boolean => topKind(s) === g.kind.moveRobber;

const mayClear = (g: Game, s: State, seat: Seat): boolean =>
  byCard(g, s) ? walkFor.cause(s) === g.cause.cleanup : canPay(s, seat, CLEARING);

const refuseClear = (g: Game, s: State, seat: Seat, hazard: number): Refusal | null => {
  const rule = byCard(g, s) ? waitingRule(g, s) : 'E-65';
  if (!mayClear(g, s, seat))
    return byCard(g, s) ? { code: 'notNow', rule } : cannotPay(s, seat, CLEARING, rule);
  return hazard === 1 ? null : { code: 'noHazardThere', rule };
};

const afterClear = (g: Game, s: State, seat: Seat): void => {
  if (!byCard(g, s)) return pay(g, s, seat, CLEARING);
  pop(s);
  stealAfterCleanup(g, s, seat);
};

const clearRule = (
  type: 'clearHazard' | 'clearHexHazard',
  place: 'hex' | 'vertex',
  table: (s: State) => Uint8Array,
): ActionRule => ({
  type,
  rule: 'E-65',
  at: ['main', 'moveRobber'],
  operands: { [place]: place },
  price: CLEARING,
  list(g, s, seat, id, out) {
    if (s.hazards.left[0] === TOKENS || !mayClear(g, s, seat)) return;
    const hazards = table(s);
    for (let site = 0; site < hazards.length; site++) if (hazards[site] === 1) out.push(pack(id, site));
  },
  refuse: (g, s, seat, packed) => refuseClear(g, s, seat, table(s)[argA(packed)]),
  apply(g, s, seat, packed, log) {
    const [site, by] = [argA(packed), byCard(g, s) ? 'card' : 'energy'] as const;
    table(s)[site] = 0;
    s.hazards.left[0]++;
    const places = place === 'hex' ? { hex: site, vertex: NONE } : { hex: NONE, vertex: site };
    log?.('hazardCleared', { seat, ...places, by });
    afterClear(g, s, seat);
  },
});

const lift = (s: State, table: Uint8Array, site: number): boolean => {
  if (table[site] !== 1) return false;
  table[site] = 0;
  s.hazards.left[0]++;
  return true;
};

/** [E-41] The rolled hexes without the inspector, and every building on them, are clean again; nothing is paid. */
const clearRolled: Step = (g, s, seat, low, high, log) => {
  if (low + high === 7 || s.hazards.left[0] === TOKENS) return;
  for (let hex = firstRolled(s, low + high); hex !== NONE; hex = nextAlike(s, hex)) {
    if (s.base.robber[0] === hex) continue;
    if (lift(s, s.hazards.hex, hex)) log?.('hazardCleared', { seat, hex, vertex: NONE, by: 'roll' });
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const vertex = g.board.hexVertices[i];
      if (lift(s, s.hazards.building, vertex))
        log?.('hazardCleared', { seat, hex: NONE, vertex, by: 'roll' });
    }
  }
};

/** Hazards on hexes and buildings: what they stop, how they are removed. */
export const hazards: RuleModule = {
  name: 'hazards',
  rules: ['E-3', 'E-12', 'E-40', 'E-41', 'E-42', 'E-51', 'E-65'],
  // [E-51] what a 7 does, including inspector and theft
  insteadOf: [{ of: 'B-23', is: 'E-51' }],
  needs: ['production', 'robber'],
  fields,
  contribute: () => ({
    derive(_g, s) {
      for (const hazard of s.hazards.hex) s.hazards.left[0] -= hazard;
      for (const hazard of s.hazards.building) s.hazards.left[0] -= hazard;
    },
    faults(_g, s, tell) {
      if (s.hazards.left[0] > TOKENS)
        tell('hazards', 'there are {tokens} hazards [E-3]', 'tooManyHazards', { tokens: TOKENS });
    },
    decisions,
    actions: [
      putHazard,
      putHexHazard,
      clearRule('clearHazard', 'vertex', (s) => s.hazards.building),
      clearRule('clearHexHazard', 'hex', (s) => s.hazards.hex),
    ],
    staged: { roll: { clear: clearRolled } },
    all: {
      hexProduces: must('E-40', 'hazardBlocks', (_g, s, _seat, hex) => s.hazards.hex[hex] === 0),
      buildingProduces: must(
        'E-40',
        'hazardBlocks',
        (_g, s, _seat, vertex) => s.hazards.building[vertex] === 0,
      ),
      robberSite: must('E-40', 'hazardThere', (_g, s, _seat, hex) => s.hazards.hex[hex] === 0),
    },
  }),
};
