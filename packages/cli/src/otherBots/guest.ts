import type { Result } from '@landnam/engine';

/** An external bot behind lines of text. */
export interface Guest {
  tell(line: string): void;
  /** The line it answers, or why there is none; patience in milliseconds. */
  ask(line: string, patience: number): Promise<Result<string, string>>;
  stop(): void;
}

/** What the playing thread sends to the guest's. */
export type ToThread =
  | { readonly kind: 'tell'; readonly line: string }
  | { readonly kind: 'ask'; readonly line: string; readonly patience: number }
  | { readonly kind: 'stop' };
