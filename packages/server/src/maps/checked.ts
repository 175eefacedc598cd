/** What is asked of the thread for maps, and what it answers. */
import type { MapProblem } from '@landnam/maps';

export interface MapTask {
  readonly text: string;
  /** The thread writes there which place it looks at. */
  readonly place: SharedArrayBuffer;
}

export type CheckedMap =
  /** `text` is the map under its own id. */
  | { readonly ok: true; readonly hash: string; readonly text: string }
  | { readonly ok: false; readonly problems: readonly MapProblem[] }
  /** Too many wait for the thread. */
  | { readonly ok: false; readonly busy: true };

export interface MapChecker {
  check(text: string): Promise<CheckedMap>;
  close(): Promise<void>;
}
