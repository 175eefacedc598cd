/** A server of one's own for times that nobody can wait for: minutes are fractions of a second there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../../server/dist/index.js';

const page = fileURLToPath(new URL('../../dist', import.meta.url));

export type Settings = NonNullable<Parameters<typeof serve>[0]['settings']>;

export interface OwnServer {
  readonly baseURL: string;
  close(): Promise<void>;
}

export const ownServer = async (settings: Settings): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landnam-own-'));
  const served = await serve({ page, port: 0, host: '127.0.0.1', dataDir, settings });
  const close = async (): Promise<void> => {
    await served.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { baseURL: `http://127.0.0.1:${served.port}`, close };
};
