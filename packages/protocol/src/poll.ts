/** What a plain HTTP client already has, in the query of GET /api/tables/ID/tells. */
import * as z from 'zod/mini';
import { WAIT_LIMIT } from './limits.js';
import { clientId } from './parts.js';

const number = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));
const given = z._default(number, 0);

export const Poll = z.strictObject({
  seq: given,
  events: given,
  version: given,
  chat: given,
  /** Seconds to wait for news. */
  wait: z._default(number.check(z.maximum(WAIT_LIMIT)), 0),
  /** Legal actions and a readable view while the seat is due. */
  plain: z._default(z.enum(['0', '1']), '0'),
  /** Looks back together with others: this window's id, as in `lookBack`. */
  looks: z.optional(clientId),
});
export type Poll = z.infer<typeof Poll>;
