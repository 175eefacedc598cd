/** An empty store that is gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sqlitePlace = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'landnam-bench-'));
  return { where: { dataDir }, clear: () => rm(dataDir, { recursive: true, force: true }) };
};

const postgresPlace = async () => {
  const { startPostgres } = await import('../../../scripts/postgres.mjs');
  const server = await startPostgres({ fsync: true });
  const databaseUrl = await server.newDatabase();
  return { where: { dataDir: '', databaseUrl }, clear: () => server.stop() };
};

export const PLACES = { sqlite: sqlitePlace, postgres: postgresPlace };
