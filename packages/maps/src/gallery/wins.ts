/** How often bots won on maps of the gallery; beside the maps, whose ids follow from their content. `docs/gallery.md` says how it was found. */
export interface MeasuredWins {
  readonly games: number;
  /** In percent, in the order of play; shared wins count for each. */
  readonly wins: readonly number[];
}

export const measured = (games: number, ...wins: readonly number[]): MeasuredWins => ({ games, wins });
