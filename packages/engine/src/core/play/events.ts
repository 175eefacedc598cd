import { hasBit } from '../ids.js';
import type { EventMap } from '../registry.js';

export type GameEvent = {
  [K in keyof EventMap]: { readonly type: K } & Readonly<EventMap[K]>;
}[keyof EventMap];

/** `secret` is known only to `seats` (a bit set); everyone gets the rest. */
export type EventSink = <K extends keyof EventMap>(
  type: K,
  open: EventMap[K],
  secret?: Partial<EventMap[K]>,
  seats?: number,
) => void;

export interface LoggedEvent {
  readonly type: keyof EventMap;
  readonly open: object;
  readonly secret?: object;
  readonly seats: number;
}

/** A sink that keeps both halves; callers that send them on must call `redact`. */
export const collect =
  (into: LoggedEvent[]): EventSink =>
  (type, open, secret, seats = 0) => {
    into.push(secret === undefined ? { type, open, seats } : { type, open, secret, seats });
  };

/** What one seat may know of an event. NONE is a spectator: no secret has its bit. */
export const redact = (event: LoggedEvent, seat: number): GameEvent =>
  ({
    type: event.type,
    ...event.open,
    ...(seat < 31 && hasBit(event.seats, seat) ? event.secret : undefined),
  }) as unknown as GameEvent;
