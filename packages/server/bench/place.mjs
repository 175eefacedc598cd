/** An empty store that is deleted afterwards. */
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** On a RAM disk nothing ever waits for the disk. */
const newFolder = (memory) => {
  if (memory && !existsSync(MEMORY)) throw new Error(`there is no memory disk: ${MEMORY}`);
  return mkdtemp(join(memory ? MEMORY : tmpdir(), 'landnam-bench-'));
};

/** `folder`: for anything else to be written to the same disk. */
const sqlitePlace = async (memory) => {
  const folder = await newFolder(memory);
  return { where: { dataDir: folder }, folder, clear: () => rm(folder, { recursive: true, force: true }) };
};

const postgresPlace = async (memory) => {
  const { startPostgres } = await import('../../../scripts/postgres.mjs');
  const folder = await newFolder(memory);
  // the user that PostgreSQL runs as must have access
  await chmod(folder, 0o755);
  const server = await startPostgres({ fsync: true, folder });
  const databaseUrl = await server.newDatabase();
  const clear = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { where: { dataDir: '', databaseUrl }, folder, clear };
};

export const PLACES = { sqlite: sqlitePlace, postgres: postgresPlace };
