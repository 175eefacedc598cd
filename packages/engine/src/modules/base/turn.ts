import { type ActionRule, argA, argB, type Decision, pack } from '../../core/play/actions.js';
import { judgeNext, pop, push, stepTo } from '../../core/state/frames.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import { CHANCE, NONE, type Seat } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { seatAfter } from '../../shared/supply.js';
import type { PassOn } from '../../slots.js';
import { baseFields } from './fields.js';

declare module '../../core/registry.js' {
  interface FrameNames {
    beforeRoll: true;
    dice: true;
    main: true;
  }
  interface ActionMap {
    callDice: object;
    rollDice: { low: number; high: number };
    endTurn: object;
  }
  interface EventMap {
    turnBegan: { seat: number; round: number };
    diceRolled: { seat: number; low: number; high: number };
    turnEnded: { seat: number };
  }
}

export const roundOf = (s: { base: { round: Uint8Array } }): number =>
  s.base.round[0] * 256 + s.base.round[1];

const beforeRoll: Decision = { name: 'beforeRoll', rule: 'B-20' };
const dice: Decision = { name: 'dice', rule: 'B-20' };
const main: Decision = { name: 'main', rule: 'B-20', shared: true };

export const FACES = 6;
/** Rolls are stored low die first, so a mixed pair stands for both orders. */
export const diceSlot = (low: number, high: number): number => (low - 1) * FACES + high - 1;

export const layDice = (into: Uint8Array): Uint8Array => {
  for (let low = 1; low <= FACES; low++)
    for (let high = low; high <= FACES; high++) into[diceSlot(low, high)] = low === high ? 1 : 2;
  return into;
};
const TWO_DICE = layDice(new Uint8Array(FACES * FACES));

const evenWeights = (): Uint8Array => TWO_DICE;

/** The 21 rolls, packed, with their slots. */
const PAIRS = Array.from(
  { length: FACES * FACES },
  (_, i) => [1 + Math.floor(i / FACES), 1 + (i % FACES)] as const,
).filter(([low, high]) => low <= high);
const ROLLS = Int32Array.from(PAIRS, ([low, high]) => pack(0, low, high));
const ROLL_SLOTS = Uint8Array.from(PAIRS, ([low, high]) => diceSlot(low, high));

/** The 36 throws of two dice in the order of the rolls they make. */
const EVEN_ROLLS = Int32Array.from(
  PAIRS.flatMap(([low, high]) =>
    low === high ? [pack(0, low, high)] : [pack(0, low, high), pack(0, low, high)],
  ),
);

const sumOf = (weights: Uint8Array): number => {
  let sum = 0;
  for (let i = 0; i < ROLL_SLOTS.length; i++) sum += weights[ROLL_SLOTS[i]];
  return sum;
};

const callDice: ActionRule = {
  type: 'callDice',
  rule: 'B-20',
  at: ['beforeRoll'],
  operands: {},
  idle: () => true,
  refuse: () => null,
  apply: (_g, s) => pop(s),
};

const SEVEN = 7;

/** Steps that only a 7 triggers are skipped for other rolls, unless something comes before them. */
const passOver = (g: Game, s: State, rolled: number): void => {
  const { before, seven } = g.stageEnds.roll;
  if (rolled !== SEVEN && before === 0) stepTo(s, seven);
};

const rollDice: ActionRule = {
  type: 'rollDice',
  rule: 'B-20',
  at: ['dice'],
  operands: { low: 'number', high: 'number' },
  list(g, s, _seat, id, out) {
    const weights = g.one.diceWeights(g, s);
    for (let i = 0; i < ROLLS.length; i++) {
      const weight = weights[ROLL_SLOTS[i]];
      if (weight > 0) out.weigh(pack(id) | ROLLS[i], weight);
    }
  },
  draw(g, s, id, below) {
    if (g.one.diceWeights === evenWeights) return pack(id) | EVEN_ROLLS[below(EVEN_ROLLS.length)];
    const weights = g.one.diceWeights(g, s);
    let left = below(sumOf(weights));
    let i = 0;
    while ((left -= weights[ROLL_SLOTS[i]]) >= 0) i++;
    return pack(id) | ROLLS[i];
  },
  refuse(g, s, _seat, packed) {
    const [low, high] = [argA(packed), argB(packed)];
    const possible =
      low >= 1 && low <= high && high <= FACES && g.one.diceWeights(g, s)[diceSlot(low, high)] > 0;
    return possible ? null : { code: 'notOffered', rule: 'B-20' };
  },
  apply(g, s, _seat, packed, log) {
    const low = argA(packed);
    const high = argB(packed);
    const seat = s.core.active[0];
    pop(s);
    s.base.dice[0] = low;
    s.base.dice[1] = high;
    log?.('diceRolled', { seat, low, high });
    push(s, g.kind.roll, seat, low, high);
    passOver(g, s, low + high);
  },
};

const endTurn: ActionRule = {
  type: 'endTurn',
  rule: 'B-20',
  at: ['main'],
  operands: {},
  idle: () => true,
  refuse: () => null,
  apply(_g, s, seat, _packed, log) {
    pop(s);
    log?.('turnEnded', { seat });
  },
};

const nextRound = (s: { base: { round: Uint8Array } }): void => {
  const round = roundOf(s) + 1;
  s.base.round[0] = round >> 8;
  s.base.round[1] = round & 255;
};

const beginTurn: Step = (g, s, seat, _a, _b, log) => {
  const newRound = seat === s.base.first[0];
  if (newRound) nextRound(s);
  s.core.active[0] = seat;
  judgeNext(s, seat, newRound);
  log?.('turnBegan', { seat, round: roundOf(s) });
  push(s, g.kind.beforeRoll, seat);
};

/** The turn of the seat on the left of this one. */
export const nextTurn: PassOn = (g, s, seat) => push(s, g.kind.turn, seatAfter(g, seat, 1));

/** A turn that has reached the end of a stage and waits there. */
export const layTurn = (
  g: Game,
  s: State,
  seat: Seat,
  stage: 'begin' | 'actions',
  decision: number,
): void => {
  push(s, g.kind.turn, seat);
  stepTo(s, g.stageEnds.turn[stage]);
  push(s, decision, seat);
};

/** Whose turn it is, the dice, and passing on. */
export const turn: RuleModule = {
  name: 'turn',
  rules: ['B-20'],
  group: 'base',
  fields: baseFields,
  contribute: () => ({
    setup(g, s, deal) {
      s.core.active[0] = NONE;
      s.base.first[0] = deal.first;
      push(s, g.kind.turn, deal.first);
    },
    phases: {
      roll: (g, s, seat) => layTurn(g, s, seat, 'begin', g.kind.beforeRoll),
      main: (g, s, seat) => layTurn(g, s, seat, 'actions', g.kind.main),
    },
    decisions: [beforeRoll, dice, main],
    actions: [callDice, rollDice, endTurn],
    one: {
      diceWeights: evenWeights,
      passOn: nextTurn,
      turnOf: (_g, s) => s.core.active[0] as Seat,
    },
    staged: {
      turn: {
        begin: beginTurn,
        roll: (g, s) => push(s, g.kind.dice, CHANCE),
        actions: (g, s, seat) => push(s, g.kind.main, seat),
        next: (g, s, seat, _a, _b, log) => g.one.passOn(g, s, seat, log),
      },
    },
  }),
};
