/** Maps of our own on which pieces lie ready, by places as tests write them: `0,-1.N` a corner, `0,-1/NE` an edge. */
import type { SaidData } from '@landnam/engine/rules';
import { ATLAS, checkMap, dealTable, type MapBoard, type MapData, setTable } from '@landnam/maps';
import { takeOwn } from '@landnam/table';
import { constant } from './chance.js';
import { type Chosen, TestTable } from './table.js';

/** `settlement 0,-1.N` and the like, and `cards`. */
export type Start = readonly string[];

const placeIn = (text: string): object => {
  const [, q, r, sign, name] = /^(-?\d+),(-?\d+)([./])(\w+)$/.exec(text) ?? [];
  return { q: Number(q), r: Number(r), [sign === '/' ? 'side' : 'corner']: name };
};

const KINDS = { settlements: 'settlement', cities: 'city', roads: 'road', ships: 'ship' };

const startOf = (pieces: Start, kinds: readonly string[]): object => ({
  ...Object.fromEntries(
    Object.entries(KINDS)
      .filter(([, piece]) => kinds.includes(piece))
      .map(([list, piece]) => [
        list,
        pieces.filter((each) => each.startsWith(`${piece} `)).map((each) => placeIn(each.split(' ')[1])),
      ]),
  ),
  ...(pieces.includes('cards') && { cards: true }),
});

const LAND = ['settlement', 'city', 'road'];
const SEA = [...LAND, 'ship'];

/** The board of one key, with these starts. */
export const withStarts = (map: MapData, key: string, starts: readonly Start[]): MapData => {
  const kinds = map.recipe === 'base' ? LAND : SEA;
  const board: MapBoard = map.boards[key];
  const laidReady = { starts: starts.map((start) => startOf(start, kinds)) };
  return {
    ...map,
    modules: { ...map.modules, with: [...new Set([...(map.modules?.with ?? []), 'laidReady'])] },
    boards: { ...map.boards, [key]: { ...board, params: { ...board.params, laidReady } } },
  } as MapData;
};

export const withoutOpening = (map: MapData): MapData => ({
  ...map,
  opening: [],
  modules: { ...map.modules, without: [...(map.modules?.without ?? []), 'opening'] },
});

const placeText = (data: SaidData = {}): readonly string[] =>
  Object.values(data).flatMap((value) =>
    typeof value === 'object' && 'q' in value
      ? [`${value.q},${value.r} ${value.side ?? value.corner ?? ''}`.trim()]
      : [],
  );

/** What the checker finds: codes, each with the places it names. */
export const faultsOf = (map: MapData): readonly string[] => {
  const checked = checkMap(map);
  return checked.ok
    ? []
    : [...new Set(checked.error.map(({ code, data }) => [code, ...placeText(data)].join(' ')))];
};

const base = ATLAS.get('base')!;
const islands = ATLAS.get('seafarers/four-islands')!;

const FOUR: readonly Start[] = [
  ['settlement 0,-1.N', 'road 0,-1/NE', 'city -1,1.N', 'road -1,1/NE', 'cards'],
  ['settlement 1,0.N', 'road 1,0/NE', 'city 0,2.N', 'road 0,2/NW', 'cards'],
  ['settlement -1,-1.S', 'road -1,-1/SE', 'city 2,0.S', 'road 2,0/SW', 'cards'],
  ['settlement -2,1.NW', 'road -2,1/W', 'city 1,-2.N', 'road 1,-2/NW', 'cards'],
];
const SIX: readonly Start[] = [
  ['settlement 0,-3.N', 'road 0,-3/NE'],
  ['settlement 2,-3.N', 'road 2,-3/NE'],
  ['settlement -2,-1.N', 'road -2,-1/NE'],
  ['settlement 0,-1.N', 'road 0,-1/NE'],
  ['settlement 2,-1.N', 'road 2,-1/NE'],
  ['settlement -1,1.N', 'road -1,1/NE', 'road -1,1/E'],
];
const SHORES: readonly Start[] = [
  ['settlement 0,0.NE', 'ship 0,0/E', 'city -1,2.N', 'road -1,2/NW', 'cards'],
  ['settlement 3,0.NE', 'road 3,0/E', 'city 1,2.SW', 'ship 1,2/W', 'cards'],
  ['settlement -3,4.NE', 'road -3,4/NE', 'city -1,5.NE', 'ship -1,5/E', 'cards'],
  ['settlement 1,4.NW', 'ship 1,4/W', 'city 1,5.SE', 'road 1,5/SE', 'cards'],
];

const SECOND_ROUND = [{ piece: 'settlement', order: 'reverse', cards: true }] as const;

/** Nothing is placed: four start with a settlement, a city and two roads. */
export const laidForFour: MapData = {
  ...withoutOpening(withStarts(base, 'any', FOUR)),
  name: 'Laid ready',
  players: [2, 3, 4],
};
/** Five or six start with a settlement and place the other. */
export const laidForSix: MapData = {
  ...withStarts(base, '5-6', SIX),
  name: 'Half laid',
  players: [5, 6],
  opening: SECOND_ROUND,
};
/** At sea, with ships. */
export const laidAtSea: MapData = {
  ...withoutOpening(withStarts(islands, '4', SHORES)),
  name: 'Shores laid ready',
  players: [4],
};

export const LAID: readonly MapData[] = [laidForFour, laidForSix, laidAtSea];

/** Its id, once it is known as somebody's own. */
export const idOf = (map: MapData): string => takeOwn(map).id;

/** On the board as it is printed; seat 0 begins, or another. */
export const laidTable = (map: MapData, seats: number, first = 0, chosen: Chosen = {}): TestTable => {
  const set = setTable(map, seats, { setUp: 'fixed', ...chosen });
  if (!set.ok) throw new Error(set.error);
  return new TestTable(set.value.game, { ...dealTable(set.value, constant(0)), first });
};
