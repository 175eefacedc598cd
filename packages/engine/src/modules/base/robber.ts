import { type ActionRule, argA, type Decision, pack } from '../../core/play/actions.js';
import { at } from '../../core/state/fields.js';
import { pop, push, topKind } from '../../core/state/frames.js';
import { type Game, gathered, must, type RuleModule, type Step } from '../../core/game/game.js';
import type { Hex, HexIndex } from '../../core/ids.js';
import { ask, firstRefusal, passes } from '../../core/play/play.js';
import type { Attempt, Forbidding } from '../../core/play/reasons.js';
import type { Scenario } from '../../core/registry.js';
import type { State } from '../../core/state/state.js';

declare module '../../core/registry.js' {
  interface FrameNames {
    moveRobber: true;
  }
  interface CauseNames {
    robber: true;
  }
  interface ActionMap {
    moveRobber: { hex: number };
  }
  interface EventMap {
    /** `paid`: the good that sending it cost. */
    robberMoved: { seat: number; from: number; hex: number; paid?: number };
  }
  interface RefusalCodes {
    sameHex: true;
    robberBlocks: true;
  }
}

/** A building that attracts thieves, not one the catalogue calls safe. */
const hasBuildingAt = (g: Game, s: State, seat: number, hex: HexIndex): boolean => {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const vertex = g.board.hexVertices[i];
    if (s.base.owner[vertex] === seat && !g.scenario.pieces[s.base.piece[vertex]].safe) return true;
  }
  return false;
};

/** A figure that moves to a hex of its own slot; what it does there runs in `thief`. */
export const walkRule = (
  type: ActionRule['type'],
  rule: string,
  slot: 'robberSite' | 'pirateSite',
  figure: number,
  /** By terrain: 1 where the figure may ever stand. */
  ground: Uint8Array,
  standsAt: (s: State) => number,
): ActionRule => ({
  type,
  rule,
  at: ['moveRobber'],
  operands: { hex: 'hex' },
  list(g, s, seat, id, out) {
    const tests = g.rest[slot];
    const { terrain } = s.base;
    const now = standsAt(s);
    for (let hex = 0; hex < terrain.length; hex++)
      if (ground[terrain[hex]] === 1 && hex !== now && passes(tests, g, s, seat, hex as Hex))
        out.push(pack(id, hex));
  },
  several(g, s, seat) {
    const { terrain } = s.base;
    const now = standsAt(s);
    let found = 0;
    for (let hex = 0; hex < terrain.length && found < 2; hex++)
      if (ground[terrain[hex]] === 1 && hex !== now && passes(g.rest[slot], g, s, seat, hex as Hex)) found++;
    return found === 2;
  },
  refuse: (g, s, seat, packed) => firstRefusal(g, slot, g.all[slot], s, seat, argA(packed) as Hex),
  apply(g, s, seat, packed) {
    pop(s);
    push(s, g.kind.thief, seat, figure, argA(packed));
  },
});

/** Before the roll, the dice are those of the previous turn. */
export const hasRolledSeven = ({ g, s }: Attempt): boolean =>
  topKind(s) === g.kind.main && s.base.dice[0] + s.base.dice[1] === 7;

/** As far as the bytes show: a card was played this turn, and the seat has played this kind. */
export const mayHavePlayed = ({ s, seat }: Attempt, card: number): boolean =>
  s.base.cardPlayed[0] !== 0 && s.base.played[at(seat, card)] > 0;

/** [B-23] A figure that was moved steals once, or finds no victim: afterwards its rule forbids another theft that turn. */
export const noMoreThefts = (rule: string, moved: Forbidding['when']): Forbidding => ({
  action: 'stealFrom',
  rule,
  when(attempt) {
    const { g, s, seat } = attempt;
    const isBetween = topKind(s) === g.kind.beforeRoll || topKind(s) === g.kind.main;
    return isBetween && seat === s.core.active[0] && moved(attempt);
  },
});

/** By terrain: 1 for land. */
export const landOf = ({ terrains }: Scenario): Uint8Array =>
  Uint8Array.from(terrains, ({ land }) => Number(land));

const arrive =
  (figure: number): Step =>
  (_g, s, seat, moved, hex, log) => {
    if (moved !== figure) return;
    log?.('robberMoved', { seat, from: s.base.robber[0], hex });
    s.base.robber[0] = hex;
  };

/** Why it moves: a 7, or the card that asks. */
export const walk = { cause: 'cause' } as const;
const decision: Decision = { name: 'moveRobber', rule: 'B-23', operands: walk };

const onSeven: Step = (g, s, seat, low, high, log) => {
  if (low + high === 7) ask(g, s, g.kind.moveRobber, seat, g.cause.seven, 0, log);
};

/** The robber: moved on a 7 or by a card, stops its hex from producing, steals. */
export const robber: RuleModule = {
  name: 'robber',
  rules: ['B-21', 'B-23'],
  needs: ['discards', 'thief'],
  contribute({ scenario }) {
    const figure = scenario.figures.indexOf('robber');
    return {
      decisions: [decision],
      actions: [
        walkRule('moveRobber', 'B-23', 'robberSite', figure, landOf(scenario), (s) => s.base.robber[0]),
      ],
      staged: { roll: { seven: onSeven }, thief: { moved: arrive(figure) } },
      all: {
        robberSite: gathered(must('B-23', 'sameHex', (_g, s, _seat, hex) => s.base.robber[0] !== hex)),
        hexProduces: gathered(must('B-21', 'robberBlocks', (_g, s, _seat, hex) => s.base.robber[0] !== hex)),
      },
      any: { isVictim: (g, s, seat, moved, hex) => moved === figure && hasBuildingAt(g, s, seat, hex) },
      causes: { robber: 'B-23' },
      forbids: [noMoreThefts('B-23', hasRolledSeven)],
    };
  },
};
