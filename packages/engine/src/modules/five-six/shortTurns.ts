/** A short turn follows somebody's turn and begins with its actions: nobody rolls. While it lasts its seat is the active one. */
import type { Game } from '../../core/game/game.js';
import { NONE, type Seat } from '../../core/ids.js';
import type { FieldSpecs, Views } from '../../core/state/fields.js';
import type { State } from '../../core/state/state.js';
import type { FaultTeller } from '../../core/text/said.js';
import { layTurn, nextTurn } from '../base/turn.js';

/** `after`: whose turn the short one follows; nobody's in an ordinary turn. */
export const shortTurnFields = {
  after: { per: 'game', text: { of: 'seat' }, fill: NONE, seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly shortTurns: Views<typeof shortTurnFields>;
  }
  interface FaultCodes {
    noShortTurn: 'seat' | 'rule';
  }
}

export const SHORT_TURNS = 'shortTurns';

export const isShort = (s: State): boolean => s.shortTurns.after[0] !== NONE;

/** Whose turn it is: in a short one, that of the seat before. */
export const turnBefore = (_g: Game, s: State): Seat =>
  (isShort(s) ? s.shortTurns.after[0] : s.core.active[0]) as Seat;

/** The stack of a short turn is that of a turn that has come to its actions. */
export const beginShort = (g: Game, s: State, seat: Seat, after: Seat, decision: number): void => {
  s.shortTurns.after[0] = after;
  s.core.active[0] = seat;
  layTurn(g, s, seat, 'actions', decision);
};

/** The next ordinary turn, counted from the one that the short ones followed. */
export const endShort = (g: Game, s: State): void => {
  const after = turnBefore(g, s);
  s.shortTurns.after[0] = NONE;
  nextTurn(g, s, after, null);
};

/** `follows`: whether a seat may have a short turn after another's. */
export const shortFaults =
  (follows: (g: Game, seat: number, after: number) => boolean, rule: string) =>
  (g: Game, s: State, tell: FaultTeller): void => {
    const [after, active] = [s.shortTurns.after[0], s.core.active[0]];
    if (after === NONE) return;
    if (after >= g.seats || active >= g.seats || !follows(g, active, after))
      tell('shortTurns after', 'nobody has such a turn after {seat} [{rule}]', 'noShortTurn', {
        seat: `p${after}`,
        rule,
      });
  };
