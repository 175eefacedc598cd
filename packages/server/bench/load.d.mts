/** Milliseconds; bytes of the server's process. */
export interface Loaded {
  readonly tables: number;
  readonly sockets: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly echoP50: number;
  readonly echoP99: number;
  /** An echo that writes and syncs as many bytes as a move does, in groups as they come. */
  readonly durableEchoP50: number;
  readonly durableEchoP99: number;
  /** Groups of changes that were made durable, and how long each took. */
  readonly commits: number;
  readonly commitP50: number;
  readonly commitP99: number;
  readonly commitWorst: number;
  /** Times that the server's event loop stood still for more than 20 ms, by cause, and the longest. */
  readonly gaps: Gaps;
  /** Of the server's core. */
  readonly cpuMsPerMove: number;
  readonly bytesWrittenPerMove: number;
  readonly bytesPerTable: number;
  readonly errors: number;
}

export interface Gaps {
  readonly collector: number;
  /** The process was not let in: others had the cores. */
  readonly machine: number;
  readonly work: number;
  readonly worst: number;
}

export function load(options: {
  readonly tables: number;
  readonly seconds: number;
  readonly store: 'sqlite' | 'postgres';
  /** The data lies on a disk that is memory. */
  readonly memory?: boolean;
  readonly said?: (line: string) => void;
}): Promise<Loaded>;
