import { type ActionRule, argA, argB, type Decision, pack } from '../../../core/play/actions.js';
import { pop, push } from '../../../core/state/frames.js';
import type { EventSink } from '../../../core/play/events.js';
import type { Game, RuleModule, Step } from '../../../core/game/game.js';
import { CHANCE } from '../../../core/ids.js';
import { ask } from '../../../core/play/play.js';
import type { State } from '../../../core/state/state.js';
import { hexTakesHazard, putOnHex } from '../hazards.js';

declare module '../../../core/registry.js' {
  interface FrameNames {
    environmentalPollution: true;
    pollutedHexes: true;
    pollutionDice: true;
  }
  interface ActionMap {
    rollPollution: { low: number; high: number };
  }
  interface EventMap {
    pollutionRolled: { seat: number; low: number; high: number };
  }
}

const FACES = 6;
const isPair = (low: number, high: number): boolean =>
  low >= 1 && low <= high && high <= FACES && low + high !== 7;

/** [E-31] Rolled until it is not a 7: equivalent to a roll without sevens, whatever dice the table plays with. */
const rollPollution: ActionRule = {
  type: 'rollPollution',
  rule: 'E-31',
  at: ['pollutionDice'],
  operands: { low: 'number', high: 'number' },
  list(_g, _s, _seat, id, out) {
    for (let low = 1; low <= FACES; low++)
      for (let high = low; high <= FACES; high++) if (isPair(low, high)) out.push(pack(id, low, high));
  },
  refuse: (_g, _s, _seat, packed) =>
    isPair(argA(packed), argB(packed)) ? null : { code: 'notOffered', rule: 'E-31' },
  weight: (_g, _s, packed) => (argA(packed) === argB(packed) ? 1 : 2),
  apply(g, s, _seat, packed, log) {
    const [low, high] = [argA(packed), argB(packed)];
    const seat = s.core.active[0];
    pop(s);
    log?.('pollutionRolled', { seat, low, high });
    push(s, g.kind.pollutedHexes, seat, low + high);
  },
};

const candidates = (g: Game, s: State, number: number): number => {
  let count = 0;
  for (let hex = 0; hex < g.board.hexes; hex++)
    if (s.base.number[hex] === number && hexTakesHazard(s, hex)) count++;
  return count;
};

const polluteAll = (g: Game, s: State, number: number, log: EventSink | null): void => {
  for (let hex = 0; hex < g.board.hexes; hex++)
    if (s.base.number[hex] === number && hexTakesHazard(s, hex)) putOnHex(s, hex, log);
};

/** With fewer tokens than hexes the active player picks, one at a time. */
const pollute: Step = (g, s, seat, number, _b, log) => {
  const left = s.hazards.left[0];
  if (left >= candidates(g, s, number)) polluteAll(g, s, number, log);
  else if (left > 0) ask(g, s, g.kind.hazardOnHex, seat, number, 0, log);
};

const polluteMore: Step = (g, s, seat, number) => {
  if (s.hazards.left[0] > 0 && candidates(g, s, number) > 0) push(s, g.kind.pollutedHexes, seat, number);
};

const decision: Decision = { name: 'pollutionDice', rule: 'E-31' };

/** Environmental pollution: a roll names the hexes that get a hazard; it yields and cleans nothing. */
export const environmentalPollution: RuleModule = {
  name: 'environmentalPollution',
  rules: ['E-31'],
  needs: ['hazards', 'eventDiscs'],
  contribute: () => ({
    decisions: [decision],
    actions: [rollPollution],
    routines: {
      environmentalPollution: [(g, s) => push(s, g.kind.pollutionDice, CHANCE)],
      pollutedHexes: [pollute, polluteMore],
    },
    operands: { pollutedHexes: { number: 'number' } },
  }),
};
