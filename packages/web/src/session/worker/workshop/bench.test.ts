/** What the editor opens: files of others, games and positions; and that nothing is lost on the way through it. */
import { begin, makeState } from '@landnam/engine';
import { ATLAS, boardFor, dealTable, type MapData, setTable } from '@landnam/maps';
import {
  applyEdit,
  beginHistory,
  blankMap,
  layAsDrawn,
  openRecord,
  presentOf,
  recordOf,
} from '@landnam/maps/edit';
import { GALLERY } from '@landnam/maps/gallery';
import { asOwn, Play } from '@landnam/table';
import { seededBelow } from '@landnam/bots';
import { describe, expect, test } from 'vitest';
import { bench, judge, openMap } from './bench.js';

const base = ATLAS.get('base')!;
const board = base.boards['2-4'] ?? Object.values(base.boards)[0]!;
const [key] = Object.keys(base.boards);
const withHexes = (hexes: unknown): object => ({ ...base, boards: { [key!]: { ...board, hexes } } });

const opened = async (data: unknown): Promise<MapData> => {
  const map = await openMap({ text: typeof data === 'string' ? data : JSON.stringify(data) });
  if (!map.ok) throw new Error(JSON.stringify(map.error));
  return map.value;
};

const places = async (data: unknown): Promise<readonly string[]> => {
  const map = await openMap({ text: typeof data === 'string' ? data : JSON.stringify(data) });
  if (map.ok || typeof map.error === 'string') return [];
  expect(map.error.every(({ what, code }) => what !== '' && code !== undefined)).toBe(true);
  return map.error.map(({ where }) => where);
};

describe('a file of somebody else', () => {
  test.each<readonly [string, unknown, string]>([
    ['nothing', '', 'file'],
    ['half a file', '{"format":1,', 'file'],
    ['a list', [], 'file'],
    ['a word', '"map"', 'file'],
    ['brackets without end', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'file'],
    ['parts in parts in parts', `{"params":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`, 'file'],
    ['more than a map may have', { ...base, notes: { x: 'y'.repeat(70_000) } }, 'file'],
    ['a game that nobody knows', { ...base, recipe: 'constructor' }, 'recipe'],
    ['no boards', { ...base, boards: {} }, 'boards'],
    ['a board that is none', { ...base, boards: { any: 7 } }, 'board any'],
    ['hexes that are none', withHexes([null]), `board ${key} hexes 1`],
    [
      'a hex at the end of the world',
      withHexes([{ q: 1e9, r: 0, terrain: 'forest' }]),
      `board ${key} hexes 1 q`,
    ],
    ['half a hex', withHexes([{ q: 0.5, r: 0, terrain: 'forest' }]), `board ${key} hexes 1 q`],
    ['a terrain that is none', withHexes([{ q: 0, r: 0, terrain: {} }]), `board ${key} hexes 1 terrain`],
    ['a name that is none', { ...base, name: { toString: 1 } }, 'name'],
    ['players that are none', { ...base, players: 'all' }, 'players'],
    ['a round that is none', { ...base, opening: [null] }, 'opening 1'],
    ['a part that nobody knows', { ...base, onload: 'alert(1)' }, 'file'],
  ])('%s is refused with its place', async (_name, data, where) => {
    expect(await places(data)).toContain(where);
  });

  test('what is wrong but can be drawn is opened, and the checker says it', async () => {
    const twice = await opened(withHexes([...board.hexes, board.hexes[0]]));
    expect((await judge(twice)).map(({ code }) => code)).toContain('hex.twice');
    const odd = await opened({ ...base, params: { cloth: { villages: [null, 5, { q: 'x' }] } } });
    expect((await judge(odd)).length).toBeGreaterThan(0);
  });
});

describe.each([...ATLAS.values(), ...GALLERY].map((map) => [map.name, map] as const))('%s', (_name, map) => {
  test('comes out of a file, through the editor and back into one as it was, and is played alike', async () => {
    const drawn = await opened(map);
    const left = openRecord(JSON.parse(JSON.stringify(recordOf(beginHistory(drawn)))) as never);
    const again = await opened(presentOf(left));
    expect(JSON.stringify(again)).toBe(JSON.stringify(map));
    expect(await judge(again)).toEqual([]);
    expect(asOwn(again).id).toBe(asOwn(map).id);
    const laid = (of: MapData): string => {
      const table = setTable(of, Math.max(...of.players));
      if (!table.ok) throw new Error(table.error);
      const state = makeState(table.value.game);
      begin(table.value.game, state, dealTable(table.value, seededBelow('round')));
      return [state.base.terrain, state.base.number, state.base.harbour].map((row) => row.join()).join(' ');
    };
    expect(laid(again)).toBe(laid(map));
  });

  test('has a bench with everything that it uses', async () => {
    const offered = await bench(map.recipe);
    const names = offered!.modules.map(({ name }) => name);
    expect(
      [...(map.modules?.with ?? []), ...(map.modules?.without ?? [])].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });
});

const begunOn = (map: MapData, seats: number, seed: string) => {
  const table = setTable(map, seats);
  if (!table.ok) throw new Error(table.error);
  const state = makeState(table.value.game);
  begin(table.value.game, state, dealTable(table.value, seededBelow(seed)));
  return { state, table: table.value };
};
type Lying = Pick<ReturnType<typeof begunOn>, 'state'>;
const landOf = ({ state: { base: rows } }: Lying): string =>
  [rows.terrain, rows.number].map((row) => row.join()).join(' ');
const harboursOf = ({ state: { base: rows } }: Lying): string => rows.harbour.join();
/** Where kinds are only counted, they are dealt over the places that are drawn. */
const hasKinds = ({ boards }: MapData): boolean =>
  Object.values(boards).every(({ harbourKinds }) => harbourKinds === undefined);

const isAlways = ({ boards }: MapData): boolean =>
  Object.values(boards).some(({ shuffles }) => shuffles?.some(({ always }) => always === true));

describe.each([...ATLAS.values()].filter((map) => !isAlways(map)).map(({ id }) => id))('%s', (game) => {
  test('opens to be drawn on, and is then played as it is drawn', async () => {
    const map = await openMap({ game });
    if (!map.ok) throw new Error(JSON.stringify(map.error));
    expect(await judge(map.value)).toEqual([]);
    for (const seats of map.value.players) {
      const [one, other] = ['one', 'other'].map((seed) => begunOn(map.value, seats, seed));
      expect(landOf(one!)).toBe(landOf(other!));
      if (hasKinds(map.value)) expect(harboursOf(one!)).toBe(harboursOf(other!));
    }
  });
});

test.each([
  'base',
  'seafarers/cloth',
  'seafarers/new-shores',
  'seafarers/new-world',
  'seafarers/fog-islands',
  'energies',
  'new-catan',
])('the board of %s opens as it lies, as one seat sees it', async (game) => {
  const seats = Math.max(...ATLAS.get(game)!.players.filter((count) => count <= 4));
  const begun = Play.open(game, { seats, seed: 'opens' });
  if (!begun.ok) throw new Error(begun.error);
  const map = await openMap({ position: JSON.stringify(begun.value.view(1)) });
  if (!map.ok) throw new Error(JSON.stringify(map.error));
  const { table } = begun.value;
  const { base: state } = begun.value.state();
  expect(boardFor(map.value, seats).hexes.map(({ terrain }) => terrain)).toEqual(
    boardFor(table.map, seats).hexes.map((_, hex) => table.game.scenario.terrains[state.terrain[hex]!]!.name),
  );
  expect(await judge(map.value)).toEqual([]);
  for (const seed of ['one', 'other']) {
    const again = begunOn(map.value, seats, seed);
    expect(landOf(again)).toBe(landOf({ state: begun.value.state() }));
    expect(again.state.base.robber).toEqual(begun.value.state().base.robber);
    // the new world lays its harbours itself
    if (game !== 'seafarers/new-world')
      expect(harboursOf(again)).toBe(harboursOf({ state: begun.value.state() }));
  }
});

test.each([
  '',
  'null',
  '{',
  '[]',
  'pos1/chess/4/turn=p0',
  '{"position":1,"game":"base","mapData":{"boards":0}}',
])('what is no position says so: %s', async (position) => {
  const map = await openMap({ position });
  expect(map.ok).toBe(false);
  expect(!map.ok && map.error).not.toMatch(/undefined|null \(|TypeError|Cannot read/);
});

test.each(['base', 'seafarers', 'energies', 'new-catan'])(
  'an empty board for %s lacks land and nothing else',
  async (recipe) => {
    const { terrains, usual, options } = (await bench(recipe))!;
    const water = terrains.find((terrain) => terrain.water)?.name ?? null;
    const { pointsToWin, opening, params } = usual;
    const empty = blankMap({ recipe, name: 'New', water, radius: 3, pointsToWin, opening });
    const problems = await judge({ ...applyEdit(empty, layAsDrawn(empty, options)), params });
    expect(new Set(problems.map(({ code }) => code))).toEqual(
      new Set([water === null ? 'needsLength' : 'start.few']),
    );
  },
);
