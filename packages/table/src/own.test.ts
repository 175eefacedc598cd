import { ATLAS, findMap, hashOfOwn, isOwnId, keepOwn, type MapData } from '@landnam/maps';
import { expect, test } from 'vitest';
import { LiveTable } from './liveTable.js';
import { importLog } from './importLog.js';
import { writeLog } from './export.js';
import { newTable, openTable } from './open.js';
import { asOwn, hashOfMap, judgeOwn, makeMapText, MOST_MAP_BYTES, parseOwn, takeOwn } from './own.js';
import type { GameSetup } from './told.js';

const base = ATLAS.get('base')!;
const small = (change: Partial<MapData> = {}): MapData => ({ ...base, name: 'Twin bays', ...change });
const textOf = (data: unknown): string => JSON.stringify(data);

const setupOn = (game: string, seats = 3): GameSetup => ({
  game,
  options: {},
  seed: 'own',
  players: Array.from({ length: seats }, () => ({ kind: 'bot', name: '', bot: 'random' })),
});

const whereIn = (text: string): string[] => {
  const read = parseOwn(text);
  return read.ok ? [] : read.error.map(({ where, what }) => `${where}: ${what}`);
};

test('a map is called by its content, whatever its author called it', () => {
  const [one, other] = [parseOwn(textOf(small())), parseOwn(textOf(small({ id: 'base' })))];
  if (!one.ok || !other.ok) throw new Error('refused');
  expect(isOwnId(one.value.id)).toBe(true);
  expect(other.value.id).toBe(one.value.id);
  expect(hashOfOwn(one.value.id)).toBe(hashOfMap(small()));
  expect(parseOwn(textOf(small({ name: 'Twin capes' })))).not.toMatchObject({ value: { id: one.value.id } });
  expect(parseOwn(makeMapText(one.value))).toEqual(one);
});

test('a table is set by the id of a map that was taken in, and by no other', () => {
  const own = asOwn(small({ name: 'Only here' }));
  expect(newTable(setupOn(own.id)).ok).toBe(false);
  expect(findMap(takeOwn(small({ name: 'Only here' })).id)?.name).toBe('Only here');
  expect(newTable(setupOn(own.id))).toMatchObject({
    ok: true,
    value: { header: { game: own.id, mapData: own } },
  });
});

test('of many maps the one that was longest unused is forgotten', () => {
  const first = takeOwn(small({ name: 'first' }));
  for (let i = 0; i < 199; i++) keepOwn(asOwn(small({ name: `map ${i}` })));
  expect(findMap(first.id)).toBe(first);
  keepOwn(asOwn(small({ name: 'one more' })));
  expect(findMap(first.id)).toBe(first);
  expect(findMap(asOwn(small({ name: 'map 0' })).id)).toBeUndefined();
});

const played = async (live: LiveTable, moves: number): Promise<LiveTable> => {
  for (let i = 0; i < moves && live.over() === null; i++)
    if (!live.playNature()) await live.playBot(live.next() as Parameters<LiveTable['playBot']>[0]);
  return live;
};

test('a game on it is saved, played on, exported and imported with the map, and without it where the map is at hand', async () => {
  const own = takeOwn(small({ name: 'Saved', author: 'Ann', licence: 'CC0', about: { en: 'Two bays.' } }));
  const made = newTable(setupOn(own.id));
  if (!made.ok) throw new Error(made.error);
  const live = await played(made.value, 60);
  const { setup, header, entries } = live;
  const { mapData: _map, ...bare } = header;
  for (const kept of [header, bare]) {
    const again = openTable({ setup, header: kept, entries });
    expect(again.ok && again.value.hash()).toBe(live.hash());
    expect(again.ok && writeLog(again.value)).toBe(writeLog(live));
  }
  const imported = await importLog(writeLog(live), 'x');
  if (!imported.ok) throw new Error(imported.error.line);
  expect(imported.value.setup.game).toBe(own.id);
  expect(imported.value.hash()).toBe(live.hash());
  expect(imported.value.header.mapData).toEqual(own);
});

test('a log with a map of another name becomes a game whose map can be played again', async () => {
  const named = { ...small(), id: 'my/island' };
  const own = takeOwn(named);
  const made = newTable(setupOn(own.id));
  if (!made.ok) throw new Error(made.error);
  const header = { ...made.value.header, game: named.id, mapData: named };
  const live = new LiveTable({ ...made.value.table, map: named }, made.value.setup, header);
  const imported = await importLog(writeLog(live), 'x');
  if (!imported.ok) throw new Error(imported.error.line);
  expect(imported.value.header.game).toBe('my/island');
  expect(imported.value.setup.game).toBe(own.id);
});

test('what is no map is refused with its place', () => {
  expect(whereIn('')).toEqual(['file: it is not JSON']);
  expect(whereIn('[]')).toEqual(['file: a map is a JSON object']);
  expect(whereIn('null')).toEqual(['file: a map is a JSON object']);
  expect(whereIn('{"__proto__":{"recipe":"base"}}')[0]).toMatch(/^file: "__proto__" is unknown/);
  expect(whereIn('['.repeat(60_000))).toEqual(['file: it is not JSON']);
  expect(whereIn(`"${'x'.repeat(MOST_MAP_BYTES)}"`)).toEqual(['file: 65538 bytes are more than 65536']);
  expect(whereIn(textOf({ ...base, recipe: 'constructor' }))[0]).toMatch(/^recipe: one of base/);
  const deep = `{"notes":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`;
  expect(whereIn(deep).length).toBeGreaterThan(0);
});

test('labels fit into a list, and show what they are', () => {
  expect(whereIn(textOf(small({ name: 'x'.repeat(61) })))).toEqual(['name: 61 characters are more than 60']);
  expect(whereIn(textOf(small({ author: 'A\u202enn' })))).toEqual([
    'author: it contains a character that cannot be seen',
  ]);
  expect(whereIn(textOf(small({ about: { en: 'x'.repeat(301) } })))).toEqual([
    'about en: 301 characters are more than 300',
  ]);
  expect(whereIn(textOf({ ...base, about: { it: 'Ciao' } }))).toEqual(['about: "it" is unknown']);
});

const withShuffle = (shuffles: MapData['boards'][string]['shuffles']): MapData => {
  const boards = Object.fromEntries(
    Object.entries(base.boards).map(([key, board]) => [key, { ...board, ...(shuffles && { shuffles }) }]),
  );
  return small({ boards });
};

test('a map that can hardly be dealt is refused where, and soon', () => {
  const never = withShuffle([
    { hexes: 'all', always: true, limits: [{ numbers: [2, 3, 4, 5, 6, 8, 9], most: 1 }] },
  ]);
  expect(judgeOwn(never)).toMatchObject({ ok: false });
  expect(whereIn(textOf(never))[0]).toMatch(/^board .+, 2 players.*: dealing it takes too long/);
  const many = Array.from({ length: 100 }, () => ({ numbers: [2], most: 200 }));
  expect(whereIn(textOf(withShuffle([{ hexes: 'all', limits: many }])))[0]).toMatch(
    /^board .+: 100 limits of 1 shuffles are more than 60/,
  );
});

test('every map that ships could be somebody’s own', () => {
  for (const map of ATLAS.values())
    expect(judgeOwn(JSON.parse(textOf(map))), map.id).toMatchObject({ ok: true });
});
