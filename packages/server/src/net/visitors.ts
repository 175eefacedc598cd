/** The guest behind a request: by its cookie, or a new guest with a new cookie. */
import type { IncomingMessage } from 'node:http';
import { type Cookies, newGuestId } from '../guests/cookies.js';
import type { ServerSettings } from '../settings.js';
import { addressOf, networkOf } from './addresses.js';
import { isOwnOrigin } from './origin.js';

export interface Visitor {
  readonly guest: string;
  readonly fresh: boolean;
  /** For limits: people behind one internet connection share one. */
  readonly address: string;
}

export const visitorOf = (request: IncomingMessage, cookies: Cookies, settings: ServerSettings): Visitor => {
  const guest = cookies.read(request.headers.cookie);
  const address = networkOf(addressOf(request, settings.trustProxy));
  return { guest: guest ?? newGuestId(), fresh: guest === undefined, address };
};

export const isFromHere = ({ headers }: IncomingMessage, { publicUrl }: ServerSettings): boolean =>
  isOwnOrigin(headers.origin, headers.host, publicUrl);
