export interface TestPostgres {
  /** Address of an empty database of its own. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}
export function startPostgres(options?: { readonly fsync?: boolean }): Promise<TestPostgres>;
