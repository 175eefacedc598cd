import { type Game, NONE, type State } from '@landnam/engine';

/** A piece of a seat: a letter, and whose it is. */
export interface Mark {
  readonly letter: string;
  readonly seat: number;
}
/** What the pieces of a rule module look like in text; they are drawn when the module is in the game. */
export interface Marks {
  readonly module: string;
  edge?(g: Game, s: State, edge: number): Mark | null;
  vertex?(g: Game, s: State, vertex: number): Mark | null;
  /** Letters beside the piece on a vertex: figures that belong to nobody. */
  beside?(g: Game, s: State, vertex: number): string;
  /** Letters beside the number of a hex: figures and the like. */
  hex?(g: Game, s: State, hex: number): string;
  /** Letters explained below the board. */
  legend?(g: Game): string;
  /** Colours of terrains, of the 256 a terminal has. */
  readonly terrains?: Readonly<Record<string, number>>;
}

export const owned = (seat: number | undefined, letter: string): Mark | null =>
  seat === undefined || seat === NONE ? null : { letter, seat };
