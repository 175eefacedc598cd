/** Another process, as `landnam admin`, may write to the same file: SQLite counts that for whoever asks. */
import { sql } from 'kysely';
import type { Sql } from '../sql.js';

const EVERY = 1000;

const dataVersion = async ({ write }: Sql): Promise<number> => {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(write);
  return rows[0]?.data_version ?? 0;
};

/** Calls back when somebody else has written; asked on the connection that writes, for its own commits do not count there. */
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
