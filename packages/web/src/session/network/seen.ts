import type { PlayTold } from '@landnam/protocol';
import { NONE } from '../none.js';
import type { SeenFrom } from '../worker/remoteTable.js';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** A message as the worker takes it. */
export const seenFrom = ({ seq, seat, view, eventsFrom, events }: PlayTold): SeenFrom => ({
  ply: seq,
  seat: seat ?? NONE,
  bytes: bytesOf(view),
  eventsFrom,
  events: events as unknown as SeenFrom['events'],
});
