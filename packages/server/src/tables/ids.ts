/** Ids of tables: the shard that keeps it, if there are several, then 128 random bits. */
import { randomBytes } from 'node:crypto';
import { shardOf } from '@landnam/protocol';

export const newId = (shard = ''): string => `${shard}${randomBytes(16).toString('base64url')}`;

/** Enough to find a table by, not to come in. */
export const beginningOf = (id: string): string => id.slice(0, shardOf(id).length + 4);
