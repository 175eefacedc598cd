/** Where on a board something is. */
export type PlaceKind = 'hex' | 'vertex' | 'edge';
export interface BoardPlace {
  readonly kind: PlaceKind;
  readonly at: number;
}

/** A point of the drawing or of the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
