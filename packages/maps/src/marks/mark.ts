import { type Game, NONE, type State } from '@landnam/engine';

/** A piece of a seat: a letter, and whose it is. */
export interface Mark {
  readonly letter: string;
  readonly seat: number;
}
/** What belongs to the map and is nobody's, at a corner or on an edge. */
export type Landmark = { readonly text: string } & ({ readonly vertex: number } | { readonly edge: number });

/** What a rule module's pieces look like in text; drawn when the module is in the game. */
export interface Marks {
  readonly module: string;
  edge?(g: Game, s: State, edge: number): Mark | null;
  vertex?(g: Game, s: State, vertex: number): Mark | null;
  /** Letters beside the piece on a vertex: figures without an owner. */
  beside?(g: Game, s: State, vertex: number): string;
  /** Letters beside the number of a hex: figures and the like. */
  hex?(g: Game, s: State, hex: number): string;
  /** Drawn in pictures alone. */
  landmarks?(g: Game, s: State): readonly Landmark[];
  /** Letters explained below the board. */
  legend?(g: Game): string;
  /** Colours of terrains, out of a terminal's 256. */
  readonly terrains?: Readonly<Record<string, number>>;
}

export const owned = (seat: number | undefined, letter: string): Mark | null =>
  seat === undefined || seat === NONE ? null : { letter, seat };
