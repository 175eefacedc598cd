/** What a game adds to the contract: the parts that only its own rules know. */
import type { Game, Seat, State } from '@landnam/engine';

export interface GameChecks {
  /** Points counted from the board by code that shares nothing with the rules. */
  points?(g: Game, s: State, seat: Seat): number;
  /** How many pieces of a kind a seat has on the board, for kinds that are not in base's tables. */
  onBoard?(g: Game, s: State, seat: Seat, piece: string): number | undefined;
  /** Tables of edges besides base's roads that say whose piece lies where. */
  routes?(s: State): readonly Uint8Array[];
  /** What must hold of the pieces on the board; checked again only when one of them has changed. */
  brokenBoard?(g: Game, s: State): readonly string[];
  /** Anything else that must hold at rest: what is wrong, in words. */
  broken?(g: Game, s: State): readonly string[];
}

export interface Maxima {
  frames: number;
  actions: number;
  plies: number;
}
