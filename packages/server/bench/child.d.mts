export interface Child {
  readonly url: string;
  readonly port: number;
  readonly isRunning: boolean;
  ask(what: 'memory'): Promise<{ readonly bytes: number; readonly held: number; readonly peak: number }>;
  /** Gone without a word. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export function startChild(name: string, options: object, execArgv?: readonly string[]): Promise<Child>;
export function freePort(): Promise<number>;
