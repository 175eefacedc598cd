/**
 * Two builds share a store. `kept/before-0057.jsonl` is a back-up that the build before decision 0057 wrote; `npm run -s builds` runs
 * that build itself beside this one, where a checkout of it is at hand.
 */
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { TableData } from '@landnam/table/machine';
import { seeded } from '../support/chance.js';
import { overDatabases } from '../support/kept.js';
import { type Client, connect, playSeat, type TestServer } from '../support/server.js';

// on a busy machine a game takes minutes
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

interface KeptTable {
  readonly table: string;
  readonly cookies: readonly string[];
}

const kept = (name: string): string => readFileSync(new URL(`kept/${name}`, import.meta.url), 'utf8');
const TABLES = JSON.parse(kept('before-0057.json')) as Record<'bot' | 'clock' | 'lobby', KeptTable>;
const LINES = kept('before-0057.jsonl').trimEnd().split('\n');
const ROWS = LINES.filter((line) => line.startsWith('["tables"')).map(
  (line) => (JSON.parse(line) as [string, { id: string; data: string }])[1],
);

/** Names of all that is there, with what kind of thing it is; what may be missing or empty is left out. */
const shapeOf = (value: unknown, path = ''): string[] => {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each) => shapeOf(each, `${path}[]`));
  if (typeof value !== 'object') return [`${path} ${typeof value}`];
  return Object.entries(value).flatMap(([name, each]) => shapeOf(each, `${path}.${name}`));
};

const storedAt = async ({ context }: TestServer, table: string): Promise<TableData> =>
  JSON.parse((await context.store.table(table))!.data) as TableData;

const comeTo = async ({ url }: TestServer, { table, cookies }: KeptTable): Promise<Client[]> => {
  const people = await Promise.all(cookies.map((cookie) => connect(url, cookie)));
  for (const person of people) await person.enter(table);
  return people;
};

overDatabases((place) => {
  const restored = async (settings: object): Promise<TestServer> => {
    await place.operate(({ backup }) => backup.restore(Readable.from(LINES)));
    return place.start({ settings });
  };

  test('what the build before left is due: a bot moves though nobody comes, and time that is up is played', async () => {
    const server = await restored({ leastTime: 0, grace: 600_000 });
    const { store } = server.context;
    const lengths = async (): Promise<number[]> =>
      Promise.all(
        [TABLES.bot, TABLES.clock].map(async ({ table }) => (await store.entries(table, 0)).length),
      );
    const before = LINES.filter((line) => line.startsWith('["entries"'));
    const counted = [TABLES.bot, TABLES.clock].map(
      ({ table }) => before.filter((line) => line.includes(table)).length,
    );
    await vi.waitFor(
      async () => (await lengths()).forEach((length, i) => expect(length).toBeGreaterThan(counted[i])),
      { timeout: 120_000, interval: 100 },
    );
    const [first] = await store.entries(TABLES.clock.table, counted[1]);
    expect(first.line).toMatch(/; clock$/);
  });

  test('people of the build before have their seats, play on, and what is written the build before can read', async () => {
    const server = await restored({ grace: 600_000 });
    const [asa, bjorn] = await comeTo(server, TABLES.bot);
    await asa.until(() => asa.told!.seats.every(({ kind, present }) => kind !== 'person' || present));
    const { seq } = asa.play!;
    const isOn = (): boolean => asa.play!.seq > seq + 20 && bjorn.play!.seq > seq + 20;
    await Promise.all([playSeat(asa, seeded(1), isOn), playSeat(bjorn, seeded(2), isOn)]);
    await bjorn.must({ ask: 'leave' });
    await bjorn.must({ ask: 'sit' });
    const [host, guest] = await comeTo(server, TABLES.lobby);
    await host.must({ ask: 'lock', locked: true });
    await guest.until(() => guest.told!.locked);
    for (const { table } of [TABLES.bot, TABLES.lobby]) {
      const old = JSON.parse(ROWS.find(({ id }) => id === table)!.data) as TableData;
      const now = new Set(shapeOf(await storedAt(server, table)));
      expect(shapeOf(old).filter((name) => !now.has(name) && !name.includes('graceUntil'))).toEqual([]);
      expect(
        (await storedAt(server, table)).seats.every(({ guest: who, present }) => who === null || present),
      ).toBe(true);
    }
    [asa, bjorn, host, guest].forEach((person) => person.close());
  });
});
