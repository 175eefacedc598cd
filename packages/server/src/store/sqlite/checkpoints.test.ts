import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type OpenedStore } from '../open.js';

const dataDir = mkdtempSync(join(tmpdir(), 'landnam-checkpoints-'));
let opened: OpenedStore;

beforeAll(async () => {
  opened = await openStore({ dataDir });
});
afterAll(async () => {
  await opened.nodes.close();
  await opened.bus.close();
  await opened.store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const sizeOf = (name: string): number => statSync(join(dataDir, name)).size;
const TABLES = 40;

const makeTables = async (): Promise<string[]> => {
  const ids = Array.from({ length: TABLES }, (_, i) => `t${i}`);
  for (const id of ids)
    await opened.store.createTable({
      id,
      code: id,
      version: 0,
      phase: 'playing',
      visibility: 'link',
      updated: 1,
      data: '{}',
      guests: [id],
      seated: 1,
    });
  return ids;
};

test('the log restarts while others write, and what was written is copied into the file', async () => {
  const ids = await makeTables();
  const line = 'x'.repeat(2000);
  let from = 0;
  let written = 0;
  // more than a log may ever hold: one commit per table, without a pause
  for (; written < 60_000_000; from++)
    for (const table of ids) {
      expect(await opened.store.append({ table, from, lines: [line], client: '', at: from })).toBe('written');
      written += 3 * 4096;
    }
  expect(sizeOf('landnam.db-wal')).toBeLessThan(40_000_000);
  await expect
    .poll(() => sizeOf('landnam.db'), { timeout: 30_000 })
    .toBeGreaterThan(from * TABLES * line.length);
});
