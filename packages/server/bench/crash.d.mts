export type StoreName = 'sqlite' | 'postgres';

export interface Crashed {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Milliseconds from the kill until every table had gone on. */
  readonly worstRecovery: number;
}

export function crash(options: {
  readonly kills: number;
  readonly store: StoreName;
  readonly said?: (line: string) => void;
}): Promise<Crashed>;
