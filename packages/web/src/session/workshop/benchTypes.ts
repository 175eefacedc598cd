import type { Good, OptionSpec, Piece, Result, Terrain, Card } from '@landnam/engine';
import type { ShapeForm } from '@landnam/engine/rules';
import type { MapData, MapProblem } from '@landnam/maps';

/** What a rule module says of itself. */
export interface BenchModule {
  readonly name: string;
  /** Ids of the rules that it answers for. */
  readonly rules: readonly string[];
  readonly needs: readonly string[];
  /** Terrains that mean nothing without it. */
  readonly explains: readonly string[];
  /** A map adds it by name; the others are part of the game, and a map may leave them out. */
  readonly added: boolean;
  /** What its data looks like. */
  readonly form?: ShapeForm;
  /** Data to begin with. */
  readonly sample?: unknown;
}

/** What a game offers to make a map with. */
export interface Bench {
  readonly recipe: string;
  readonly terrains: readonly Terrain[];
  readonly goods: readonly Good[];
  readonly pieces: readonly Piece[];
  readonly cards: readonly Card[];
  readonly options: readonly OptionSpec[];
  /** Names by catalogue. */
  readonly catalogues: Readonly<Record<string, readonly string[]>>;
  readonly modules: readonly BenchModule[];
  readonly usual: Pick<MapData, 'pointsToWin' | 'opening'> & { readonly params: object };
}

/** A game by its id, a position as text, or the text of a map file. */
export type MapSource = { readonly game: string } | { readonly position: string } | { readonly text: string };

/** Of a file, everything that is wrong with it. */
export type OpenedMap = Result<MapData, string | readonly MapProblem[]>;
