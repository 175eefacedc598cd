/** Another process, such as `landnam admin`, may write to the same file: SQLite has a counter for that. */
import { sql } from 'kysely';
import type { Sql } from '../sql.js';

const EVERY = 1000;

const dataVersion = async ({ write }: Sql): Promise<number> => {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(write);
  return rows[0]?.data_version ?? 0;
};

/** Calls back when another process has written; read on the writing connection, whose own commits do not count there. */
export const watchFile = (from: Sql, changed: () => void): (() => void) => {
  let known: number | undefined;
  const look = async (): Promise<void> => {
    const version = await dataVersion(from);
    if (known !== undefined && version !== known) changed();
    known = version;
  };
  const timer = setInterval(() => void look().catch(from.failed), EVERY);
  timer.unref();
  void look().catch(from.failed);
  return () => clearInterval(timer);
};
