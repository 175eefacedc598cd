/** The columns, as every query sees them. Times are milliseconds since 1970. */
export interface Schema {
  settings: { name: string; value: string };
  guests: { id: string; name: string; created: number; seen: number; banned: number };
  codes: { code: string; guest: string; expires: number };
  tables: TableColumns;
  /** Who sits where, for "my games"; the same as `tables.guests`. */
  seats: { guest: string; table_id: string };
  entries: { table_id: string; seq: number; line: string; client: string; at: number };
  chats: ChatColumns;
  reports: { table_id: string; chat: number; guest: string; reason: string; at: number };
  due: DueColumns;
  /** Of people's own, by hash. */
  maps: { hash: string; text: string; used: number };
  map_uses: { hash: string; table_id: string };
  /** Of versions before decision 0057. */
  jobs: { key: string; table_id: string };
  nodes: { lock: number; worker: string };
}

export interface TableColumns {
  id: string;
  code: string;
  phase: string;
  visibility: string;
  updated: number;
  version: number;
  data: string;
  /** JSON list. */
  guests: string;
  /** Number of the last chat line: a deleted line's number is not used again. */
  chats: number;
  /** How many sit there; null where an earlier version wrote it last. */
  seated: number | null;
  /** When a person last did something other than a move; null where `updated` says it. */
  acted: number | null;
}

interface ChatColumns {
  table_id: string;
  number: number;
  guest: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface DueColumns {
  table_id: string;
  kind: string;
  at: number;
  node: number;
}
