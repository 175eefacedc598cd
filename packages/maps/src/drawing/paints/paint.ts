/** How a game's terrains and pieces look in a drawing; a game with its own adds a file. */
export interface DrawingPaint {
  /** Colours by the terrain's name. */
  readonly terrains?: Readonly<Record<string, string>>;
  /** Outlines around a corner, by the letter of their mark. */
  readonly buildings?: Readonly<Record<string, string>>;
  /** Outlines along the x axis around the middle of an edge, by the letter of their mark. */
  readonly ways?: Readonly<Record<string, string>>;
}
