/** The interface between a table and whatever carries its messages. */
import type { Answer, Ask, Tell } from '@landnam/protocol';
import type { StoreApi } from 'zustand/vanilla';

/** `lost`: it reconnects by itself. `outdated`: the page has to be reloaded. `none`: no server answers. */
export type LineState = 'connecting' | 'open' | 'lost' | 'outdated' | 'none';

/** No answer came: whether the ask arrived is unknown. */
export class LostError extends Error {
  override readonly name = 'LostError';
}

export interface Wire {
  readonly state: StoreApi<LineState>;
  ask(message: Ask): Promise<Answer>;
  hear(listener: (tell: Tell) => void): () => void;
  /** Checks immediately whether the connection still holds. */
  wake(): void;
}
