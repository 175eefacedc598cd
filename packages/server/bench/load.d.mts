/** Milliseconds; bytes of the server's process. */
export interface Loaded {
  readonly tables: number;
  readonly sockets: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly echoP50: number;
  readonly echoP99: number;
  readonly bytesPerTable: number;
  readonly errors: number;
}

export function load(options: {
  readonly tables: number;
  readonly seconds: number;
  readonly store: 'sqlite' | 'postgres';
  readonly said?: (line: string) => void;
}): Promise<Loaded>;
