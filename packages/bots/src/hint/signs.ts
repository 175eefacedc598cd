/** A feature of a game's own that people would name as a reason. */
export interface ProgressSign {
  readonly feature: string;
  /** What the page has words for. */
  readonly name: string;
  /** Better the more there is of it, the less, or the fewer pieces it is away. */
  readonly way: 'rises' | 'falls' | 'nearer';
  /** Counted for the table instead of a seat. */
  readonly ofTable?: true;
}
