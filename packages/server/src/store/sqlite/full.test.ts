import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../open.js';
import type { Append, TableChange } from '../store.js';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'landnam-full-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const table: TableChange & { readonly code: string } = {
  id: 't1',
  code: 'AAAAAA',
  version: 0,
  phase: 'playing',
  visibility: 'link',
  updated: 1,
  data: '{}',
  guests: ['ann'],
  seated: 1,
};

const appendOf = (from: number, size: number): Append => ({
  table: 't1',
  from,
  lines: ['x'.repeat(size), 'y'],
  client: '',
  at: 1,
});

test('a full disk is reported, changes nothing, and is over once there is space', async () => {
  const errors: unknown[] = [];
  const small = await openStore({ dataDir, maxPages: 60, failed: (error) => errors.push(error) });
  await small.store.createTable(table);
  expect(await small.store.append(appendOf(0, 10))).toBe('written');
  expect(await small.store.append(appendOf(2, 400_000))).toBe('full');
  expect(errors).toHaveLength(1);
  expect(await small.store.entries('t1', 0)).toHaveLength(2);
  const change = { ...table, data: 'z'.repeat(400_000) };
  expect(await small.store.append({ ...appendOf(2, 10), change })).toBe('full');
  expect(await small.store.entries('t1', 0)).toHaveLength(2);
  expect(await small.store.append(appendOf(2, 10))).toBe('written');
  await small.store.close();
  const roomy = await openStore({ dataDir });
  expect(await roomy.store.append(appendOf(4, 400_000))).toBe('written');
  await roomy.store.close();
});

test('a change that does not fit does not take others with it', async () => {
  const { store } = await openStore({ dataDir, maxPages: 60 });
  const ids = ['a', 'b', 'c'];
  for (const id of ids) await store.createTable({ ...table, id, code: id });
  const asked = ids.map((id) => store.append({ ...appendOf(0, id === 'b' ? 400_000 : 10), table: id }));
  expect(await Promise.all(asked)).toEqual(['written', 'full', 'written']);
  expect(await store.createTable({ ...table, data: 'x'.repeat(400_000) })).toBe('full');
  expect(await store.table('t1')).toBeUndefined();
  await store.close();
});

test('a folder created for the data is readable only by its owner', async () => {
  const made = join(dataDir, 'made');
  const { store } = await openStore({ dataDir: made });
  expect(statSync(made).mode & 0o077).toBe(0);
  await store.close();
});
