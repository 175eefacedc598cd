/** Who asks: the guest of the cookie, or a new one who is given a cookie. */
import type { IncomingMessage } from 'node:http';
import { type Cookies, newGuestId } from '../guests/cookies.js';
import type { Settings } from '../settings.js';
import { isOwnOrigin } from './origin.js';

export interface Visitor {
  readonly guest: string;
  readonly fresh: boolean;
  readonly address: string;
}

/** The last address that a proxy added is the one it saw; what stands before it anybody may have written. */
const addressOf = ({ headers, socket }: IncomingMessage, { trustProxy }: Settings): string => {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = [forwarded ?? []].flat().join(',').split(',').at(-1)?.trim();
  return last || (socket.remoteAddress ?? '');
};

export const visitorOf = (request: IncomingMessage, cookies: Cookies, settings: Settings): Visitor => {
  const guest = cookies.read(request.headers.cookie);
  return { guest: guest ?? newGuestId(), fresh: guest === undefined, address: addressOf(request, settings) };
};

export const isFromHere = ({ headers }: IncomingMessage, { publicUrl }: Settings): boolean =>
  isOwnOrigin(headers.origin, headers.host, publicUrl);
