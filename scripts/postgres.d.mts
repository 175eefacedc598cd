export interface TestPostgres {
  /** Address of an empty database, or of a copy of one that nobody is connected to. */
  newDatabase(like?: string): Promise<string>;
  stop(): Promise<void>;
}
export function startPostgres(options?: {
  readonly fsync?: boolean;
  readonly folder?: string;
}): Promise<TestPostgres>;
