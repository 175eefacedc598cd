/** A separate server for waits that would be too long: there, minutes are fractions of a second. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../server/dist/index.js';

const page = fileURLToPath(new URL('../../dist', import.meta.url));

export type Settings = NonNullable<Parameters<typeof serve>[0]['settings']>;

export interface OwnServer {
  readonly baseURL: string;
  readonly dataDir: string;
  /** Another process on the same data, after something happened in between. */
  restart(between: () => Promise<void>): Promise<void>;
  /** Bans the person with this name at some table. */
  ban(name: string): Promise<void>;
  close(): Promise<void>;
}

export const ownServer = async (settings: Settings): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landnam-own-'));
  const options = { page, host: '127.0.0.1', dataDir, settings };
  let served = await serve({ ...options, port: 0 });
  const { port } = served;
  const restart = async (between: () => Promise<void>): Promise<void> => {
    await served.close();
    await between();
    served = await serve({ ...options, port });
  };
  const close = async (): Promise<void> => {
    await served.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ban = async (name: string): Promise<void> => {
    const seats = [...served.context.tables.all()].flatMap(({ data }) => data.seats);
    const guest = seats.find((seat) => seat.name === name)?.guest;
    if (!guest) throw new Error(`nobody is called ${name}`);
    await served.context.store.banGuest(guest, true);
  };
  return { baseURL: `http://127.0.0.1:${port}`, dataDir, restart, ban, close };
};
