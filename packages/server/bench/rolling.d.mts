export interface Rolled {
  readonly tables: number;
  readonly people: number;
  /** Rows of `tables` and `entries` that were written meanwhile. */
  readonly changes: number;
  readonly entries: number;
  /** Games in which a bot plays for somebody since. */
  readonly away: number;
  /** Somebody was shown as not there. */
  readonly flickers: number;
  readonly returns: number;
  /** Milliseconds until somebody who lost the line read along again. */
  readonly medianWait: number;
  readonly worstWait: number;
  readonly worstMove: number;
}

export function rolling(options: {
  readonly tables: number;
  readonly settings?: object;
  readonly build?: string;
  readonly said?: (line: string) => void;
}): Promise<Rolled>;
