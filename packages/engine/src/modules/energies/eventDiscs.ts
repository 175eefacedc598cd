import { type ActionRule, argA, type Decision, pack, ruleOf } from '../../core/play/actions.js';
import { type FieldSpecs, KINDS, type Views } from '../../core/state/fields.js';
import { lowestStep, pop, push, scored, topKind } from '../../core/state/frames.js';
import type { Contributions, Game, RuleModule, Setting, Step } from '../../core/game/game.js';
import { CHANCE } from '../../core/ids.js';
import { count, fields as fieldsOf, mapOf } from '../../core/text/shape.js';
import type { Attempt } from '../../core/play/reasons.js';
import type { State } from '../../core/state/state.js';
import { HOLDS_CARDS } from '../base/cards.js';
import { DISCS, EVENTS } from './catalogue.js';
import { type Band, bandsOf, discsFrom } from './footprints.js';

const fields = {
  /** Brown discs in the bag by kind. */
  brown: { per: 'game', width: KINDS, kinds: 'disc', seen: 'all' },
  /** Green discs by kind, in the bag and under plants together: which lie where is hidden from everyone. */
  green: { per: 'game', width: KINDS, kinds: 'disc', seen: 'all' },
  greenInBag: { per: 'game', seen: 'all' },
  /** Discs on each event's track. */
  track: { per: 'game', width: KINDS, kinds: 'event', seen: 'all' },
  /** Discs of this turn still to be drawn. */
  due: { per: 'game', seen: 'all' },
  /** A disc was due and there was none. */
  ranOut: { per: 'game', seen: 'all' },
} as const satisfies FieldSpecs;

type Counts = Readonly<Record<string, number>>;

declare module '../../slots.js' {
  interface Params {
    readonly eventDiscs?: {
      readonly brown: Counts;
      /** By number of players. */
      readonly green: Readonly<Record<string, Counts>>;
      readonly spaces: Counts;
    };
  }
}
declare module '../../core/registry.js' {
  interface StateGroups {
    readonly eventDiscs: Views<typeof fields>;
  }
  interface FrameNames {
    drawDiscs: true;
    disc: true;
  }
  interface ActionMap {
    drawDisc: { disc: string };
  }
  interface EventMap {
    discDrawn: { seat: number; disc: number; event: number; onTrack: number };
    eventTriggered: { seat: number; event: number };
    bagFoundEmpty: { seat: number };
  }
  interface RefusalCodes {
    noSuchDisc: true;
  }
  interface FaultCodes {
    discColour: 'event';
    tooManyInBag: 'inBag' | 'left';
  }
}

const EVENT_OF = DISCS.map(({ event }) => EVENTS.indexOf(event));
const IS_GREEN = DISCS.map(({ green }) => green);

const sumOf = (counts: Uint8Array): number => {
  let sum = 0;
  for (let i = 0; i < KINDS; i++) sum += counts[i];
  return sum;
};

export const brownInBag = (s: State): number => sumOf(s.eventDiscs.brown);
export const discsInBag = (s: State): number => brownInBag(s) + s.eventDiscs.greenInBag[0];

/** [E-64] The disc from under a renewable plant, unseen. */
export const addGreenDisc = (s: State): void => {
  s.eventDiscs.greenInBag[0]++;
};

/** [E-6] A host may choose another number where the printed one is uncertain. */
export const spacesOf = ({ scenario }: Pick<Setting, 'scenario'>, event: number): number => {
  const chosen = Number(scenario.options[`${EVENTS[event]}Spaces`] ?? 0);
  const spaces = chosen > 0 ? chosen : scenario.params.eventDiscs?.spaces[EVENTS[event]];
  if (spaces === undefined) throw new Error(`${scenario.id} has no spaces for ${EVENTS[event]}`);
  return spaces;
};

/** [E-4] Which green disc lies where is unknown, so its kind is drawn from all that are left. */
const weightOf = (s: State, disc: number, greens: number): number => {
  const { brown, green, greenInBag } = s.eventDiscs;
  if (IS_GREEN[disc]) return greenInBag[0] * green[disc];
  return greens > 1 ? brown[disc] * greens : brown[disc];
};

const drawDisc = (spaces: readonly number[]): ActionRule => ({
  type: 'drawDisc',
  rule: 'E-20',
  at: ['disc'],
  operands: { disc: 'disc' },
  list(_g, s, _seat, id, out) {
    const greens = sumOf(s.eventDiscs.green);
    for (let disc = 0; disc < DISCS.length; disc++) {
      const weight = weightOf(s, disc, greens);
      if (weight > 0) out.weigh(pack(id, disc), weight);
    }
  },
  refuse: (_g, s, _seat, packed) =>
    weightOf(s, argA(packed), 1) > 0 ? null : { code: 'noSuchDisc', rule: 'E-20' },
  apply(g, s, _seat, packed, log) {
    const disc = argA(packed);
    const event = EVENT_OF[disc];
    const seat = s.core.active[0];
    pop(s);
    takeOut(s, disc);
    const onTrack = ++s.eventDiscs.track[event];
    log?.('discDrawn', { seat, disc, event, onTrack });
    if (onTrack < spaces[event]) return;
    s.eventDiscs.track[event] = 0;
    log?.('eventTriggered', { seat, event });
    push(s, g.kind[EVENTS[event]], seat);
  },
});

const takeOut = (s: State, disc: number): void => {
  s.eventDiscs.due[0]--;
  if (!IS_GREEN[disc]) {
    s.eventDiscs.brown[disc]--;
    return;
  }
  s.eventDiscs.green[disc]--;
  s.eventDiscs.greenInBag[0]--;
};

/** [E-20] How many is fixed here: no card that may be played before moves the marker. */
const startDrawing =
  (bands: readonly Band[]): Step =>
  (g, s, seat) => {
    s.eventDiscs.due[0] = discsFrom(bands, g, s);
    push(s, g.kind.drawDiscs, seat);
  };

const drawOne: Step = (g, s, seat, _a, _b, log) => {
  if (discsInBag(s) > 0) return push(s, g.kind.disc, CHANCE);
  s.eventDiscs.ranOut[0] = 1;
  scored(s);
  log?.('bagFoundEmpty', { seat });
};

const drawNext: Step = (g, s, seat) => {
  if (s.eventDiscs.due[0] > 0) push(s, g.kind.drawDiscs, seat);
};

/** [E-4] Each kind of disc has one colour, and no more green ones are in the bag than are left. */
const discFaults: NonNullable<Contributions['faults']> = (_g, s, tell) => {
  const { brown, green, greenInBag } = s.eventDiscs;
  DISCS.forEach(({ event }, disc) => {
    const strange = IS_GREEN[disc] ? brown[disc] : green[disc];
    const field = `eventDiscs ${IS_GREEN[disc] ? 'brown' : 'green'}`;
    if (strange > 0) tell(field, '{event}: it has the other colour [E-4]', 'discColour', { event });
  });
  const [inBag, left] = [greenInBag[0], sumOf(green)];
  if (inBag > left)
    tell('eventDiscs greenInBag', '{inBag} are in the bag, {left} are left [E-4]', 'tooManyInBag', {
      inBag,
      left,
    });
};

const isPlay = ({ g, packed }: Attempt): boolean => g.rules[ruleOf(packed)].when === HOLDS_CARDS;

/** The turn is past its beginning and not yet in its action phase. */
const isRolling = ({ g, s }: Attempt): boolean => {
  const { begin, actions } = g.stageEnds.turn;
  const step = lowestStep(s);
  return step > begin && step < actions;
};

/** [E-22] After the first disc and before the action phase, whatever else asks meanwhile; while a disc is drawn, E-20 applies. */
const isPlayedTooLate = (attempt: Attempt): boolean => {
  const { g, s, seat } = attempt;
  return seat === s.core.active[0] && isPlay(attempt) && isRolling(attempt) && topKind(s) !== g.kind.disc;
};

const disc: Decision = { name: 'disc', rule: 'E-20' };

const layDiscs = (g: Game, s: State): void => {
  const params = g.scenario.params.eventDiscs;
  const green = params?.green[String(g.seats)];
  if (params === undefined || green === undefined)
    throw new Error(`${g.scenario.id} has no event discs for ${g.seats} players`);
  DISCS.forEach((kind, index) => {
    const [table, counts] = kind.green ? [s.eventDiscs.green, green] : [s.eventDiscs.brown, params.brown];
    table[index] = counts[kind.event] ?? 0;
  });
};

/** The bag: discs are drawn before every roll, one at a time; a full track triggers its event. */
export const eventDiscs: RuleModule = {
  name: 'eventDiscs',
  rules: ['E-4', 'E-6', 'E-20', 'E-21', 'E-22', 'E-64'],
  insteadOf: [
    { of: 'B-40', is: 'E-22' },
    { of: 'B-40', code: 'cardBoughtThisTurn', is: 'E-22', says: 'cardGotThisTurn' },
  ],
  needs: ['turn', 'footprints'],
  fields,
  data: fieldsOf({
    brown: mapOf(count, 'event'),
    green: mapOf(mapOf(count, 'event'), 'seats'),
    spaces: mapOf(count, 'event'),
  }),
  contribute(setting) {
    const spaces = EVENTS.map((_, event) => spacesOf(setting, event));
    return {
      setup: layDiscs,
      faults: discFaults,
      decisions: [disc],
      actions: [drawDisc(spaces)],
      routines: { drawDiscs: [drawOne, drawNext] },
      staged: { turn: { events: startDrawing(bandsOf(setting)) } },
      forbids: [{ rule: 'E-22', when: isPlayedTooLate }],
    };
  },
};
