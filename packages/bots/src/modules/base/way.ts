/** What a search for corners uses: which pieces lead on, where they may lie, and what blocks them. */
import { type Game, NONE } from '@landnam/engine';

export interface Way {
  readonly reads: number;
  readonly farthest: number;
  /** What its pieces may lie beside. */
  readonly on: 'land' | 'water';
  /** The field of the pieces that lead on, and that of those that block. */
  readonly pieces: string;
  readonly obstacles?: string;
}

/** What a byte of the state means to a search. */
export const NOTHING = 0;
export const PIECE = 1;
export const OBSTACLE = 2;
export const OWNER = 3;
export const GROUND = 4;

/** The meaning of each byte, and by meaning where the field begins. */
export class FieldBytes {
  readonly kinds: Uint8Array;
  readonly starts = new Int32Array(GROUND + 1);
  private readonly pieces: number;
  /** If nothing can block, the same pieces again. */
  private readonly obstacles: number;

  constructor({ layout }: Game, { pieces, obstacles = '' }: Way) {
    this.kinds = new Uint8Array(layout.bytes);
    const fields = ['', pieces, obstacles, 'base.owner', 'base.terrain'];
    for (const { group, name, start, rows } of layout.places) {
      const kind = fields.indexOf(`${group}.${name}`);
      if (kind < 0) continue;
      this.starts[kind] = start;
      this.kinds.fill(kind, start, start + rows);
    }
    this.pieces = this.starts[PIECE];
    this.obstacles = obstacles === '' ? this.pieces : this.starts[OBSTACLE];
  }

  /** Whose piece leads on there. */
  pieceAt(bytes: Uint8Array, edge: number): number {
    return bytes[this.pieces + edge];
  }

  /** Whose piece lies there, of any kind. */
  takenAt(bytes: Uint8Array, edge: number): number {
    const piece = bytes[this.pieces + edge];
    return piece === NONE ? bytes[this.obstacles + edge] : piece;
  }
}
