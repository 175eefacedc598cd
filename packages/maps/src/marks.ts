/** What stands where, for the text preview. A game with pieces of its own adds a row here. */
import { type Game, NONE, type State } from '@landnam/engine';

/** A piece of a seat: a letter, and whose it is. */
export interface Mark {
  readonly letter: string;
  readonly seat: number;
}
export interface Marks {
  edge?(g: Game, s: State, edge: number): Mark | null;
  vertex?(g: Game, s: State, vertex: number): Mark | null;
  /** Letters beside the number of a hex: figures and the like. */
  hex?(g: Game, s: State, hex: number): string;
  /** Letters explained below the board. */
  readonly legend?: string;
  /** Colours of terrains, of the 256 a terminal has. */
  readonly terrains?: Readonly<Record<string, number>>;
}

const owned = (seat: number | undefined, letter: string): Mark | null =>
  seat === undefined || seat === NONE ? null : { letter, seat };

/** Buildings by the first letter of their name, a capital if they count more than one point. */
const buildingLetter = (g: Game, s: State, vertex: number): string => {
  const piece = g.scenario.pieces[s.base.piece[vertex] ?? NONE];
  const letter = piece?.name.slice(0, 1) ?? '?';
  return (piece?.points ?? 0) > 1 ? letter.toUpperCase() : letter;
};

const ground: Marks = {
  edge: (_g, s, edge) => owned(s.base.road[edge], ''),
  vertex: (g, s, vertex) => owned(s.base.owner[vertex], buildingLetter(g, s, vertex)),
  hex: (_g, s, hex) => (s.base.robber[0] === hex ? 'R' : ''),
  legend: 's settlement  C city  R robber',
  terrains: { forest: 28, hills: 130, pasture: 113, fields: 220, mountains: 245, desert: 180 },
};

export const MARKS: readonly Marks[] = [ground];

export const terrainInk = (name: string): number | undefined =>
  MARKS.find(({ terrains }) => terrains?.[name] !== undefined)?.terrains?.[name];
