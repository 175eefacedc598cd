/** What stands between a table and whatever carries its messages. */
import type { Answer, Ask, Tell } from '@landnam/protocol';
import type { StoreApi } from 'zustand/vanilla';

/** `lost`: it tries again by itself. `outdated`: another version of the page is asked for. `none`: nobody answers there. */
export type LineState = 'connecting' | 'open' | 'lost' | 'outdated' | 'none';

/** No answer came: nobody knows whether the ask did. */
export class LostError extends Error {
  override readonly name = 'LostError';
}

export interface Wire {
  readonly state: StoreApi<LineState>;
  ask(message: Ask): Promise<Answer>;
  hear(listener: (tell: Tell) => void): () => void;
  /** Looks at once whether the line still holds. */
  wake(): void;
}
