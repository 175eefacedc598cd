/** Where a table is found: every address of it names its id, so that a proxy can send all who sit there to one node. */

/** 22 letters of a table's own, before them two of its shard; ids from before there were shards have none. */
export const TABLE_ID = /^(?:[a-z0-9]{2})?[A-Za-z0-9_-]{22}$/;

const SHARDED = 24;

export const isShard = (text: string): boolean => /^[a-z0-9]{2}$/.test(text);

/** Two letters; none for a table from before there were shards, which the first one keeps. */
export const shardOf = (table: string): string => (table.length === SHARDED ? table.slice(0, 2) : '');

/** What the address of a socket, or of an ask by plain HTTP, says beside: a proxy goes by it, a server does not. */
export const wayTo = (table: string): { readonly table?: string } => (TABLE_ID.test(table) ? { table } : {});
