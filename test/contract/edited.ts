/** Random edits of a map, of every kind that the editor has: whatever they make plays or is refused with a place. */
import {
  type Axial,
  begin,
  type Below,
  buildBoard,
  CORNERS,
  isOver,
  makeState,
  SIDES,
} from '@landnam/engine';
import { formOf, type Recipe, RECIPES } from '@landnam/engine/rules';
import { dealTable, type MapBoard, type MapData, type MapProblem, setTable } from '@landnam/maps';
import { judgeOwn } from '@landnam/table';
import {
  around,
  connected,
  copyAround,
  leastOf,
  type MapEdit,
  type MapPlace,
  type PlaceMark,
  markKinds,
  numbersFor,
  paramsAt,
  paramsPath,
  pasted,
  placesAt,
} from '@landnam/maps/edit';
import { seeded } from '../support/chance.js';
import { playPly, randomPly } from '../support/play.js';
import { cheapProblems } from './cheap.js';
import { checksOf } from './games/index.js';

const pick = <T>(below: Below, list: readonly T[]): T => list[below(list.length)];

interface Bench {
  readonly map: MapData;
  readonly recipe: Recipe;
  readonly key: string;
  readonly board: MapBoard;
  readonly below: Below;
}
type Make = (bench: Bench) => MapEdit | null;

const modulesOf = ({ map, recipe }: Bench) => {
  const added = (map.modules?.with ?? []).flatMap((name) => recipe.extras[name] ?? []);
  return [...recipe.modules, ...added].filter(({ name }) => map.modules?.without?.includes(name) !== true);
};

/** On the board or a little beyond it. */
const somewhere = ({ board, below }: Bench): Axial => {
  const from = board.hexes.length === 0 ? { q: 0, r: 0 } : pick(below, board.hexes);
  return pick(below, around(from, below(6) === 0 ? 2 : 0));
};

const paintOf = ({ recipe, below }: Bench) => {
  const terrain = pick(below, recipe.terrains);
  return {
    terrain: terrain.name,
    bare: terrain.good === undefined && terrain.choice !== true,
    wet: !terrain.land,
    ...(below(2) === 0 && { number: pick(below, [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]) }),
  };
};

const marksOf = (bench: Bench): readonly PlaceMark[] =>
  modulesOf(bench).flatMap(({ name, data }) =>
    data === undefined ? [] : markKinds(name, formOf(data), paramsAt(bench.map, bench.key, name)),
  );

const placeFor = (bench: Bench, { at }: PlaceMark): MapPlace => {
  const { q, r } = somewhere(bench);
  if (at === 'hex') return { q, r };
  return at === 'edge'
    ? { q, r, side: pick(bench.below, SIDES) }
    : { q, r, corner: pick(bench.below, CORNERS) };
};

const mark: Make = (bench) => {
  const kinds = marksOf(bench);
  if (kinds.length === 0) return null;
  const { module, path, many, ...kind } = pick(bench.below, kinds);
  const said = Object.fromEntries(Object.entries(kind.needed).map(([name, form]) => [name, leastOf(form)]));
  const at = placeFor(bench, { module, path, many, ...kind });
  const gone = bench.below(3) === 0;
  return { do: 'mark', board: bench.key, module, path, many, at, with: gone ? null : said };
};

/** Rules: modules ticked and unticked, what they are given, points, rounds, counts. */
const rules: Make = (bench) => {
  const { map, recipe, key, below } = bench;
  const extras = Object.keys(recipe.extras);
  const list = (name: 'with' | 'without', from: readonly string[]): MapEdit | null => {
    if (from.length === 0) return null;
    const [one, now] = [pick(below, from), map.modules?.[name] ?? []];
    const value = now.includes(one) ? now.filter((each) => each !== one) : [...now, one];
    return { do: 'set', path: ['modules', name], value };
  };
  const given = (): MapEdit | null => {
    const { name, data } = pick(below, modulesOf(bench));
    if (data === undefined) return null;
    return {
      do: 'set',
      path: paramsPath(map, key, name),
      value: below(4) === 0 ? undefined : leastOf(formOf(data)),
    };
  };
  const choices: readonly (() => MapEdit | null)[] = [
    () => list('with', extras),
    () =>
      list(
        'without',
        recipe.modules.map(({ name }) => name),
      ),
    given,
    () => ({ do: 'set', path: ['pointsToWin'], value: below(34) }),
    () => ({ do: 'set', path: ['players'], value: pick(below, [[2], [3, 4], [5], [6], [2, 6], []]) }),
    () => ({ do: 'set', path: ['opening'], value: map.opening.slice(0, below(3)) }),
    () => ({ do: 'set', path: ['cards', pick(below, recipe.cards).name], value: below(260) }),
    () => ({ do: 'set', path: ['supply', pick(below, recipe.goods).name], value: below(100) }),
  ];
  return pick(below, choices)();
};

const area: Make = ({ key, below, board }) => {
  const name = pick(below, [...Object.keys(board.areas ?? {}), 'new']);
  const value = pick(below, [
    undefined,
    {},
    { start: true },
    { settle: false },
    { robber: false, island: false },
  ]);
  return { do: 'set', path: ['boards', key, 'areas', name], value };
};

const shuffles: Make = ({ key, below, board }) => {
  const all = { hexes: 'all', ...(below(2) === 0 && { always: true }) };
  const limits = [{ numbers: [6, 8], most: below(3) }];
  const value = pick(below, [undefined, [all], [{ ...all, limits }], (board.shuffles ?? []).slice(1)]);
  return { do: 'set', path: ['boards', key, 'shuffles'], value };
};

const KINDS: readonly Make[] = [
  (bench) => ({
    do: 'paint',
    board: bench.key,
    at: around(somewhere(bench), bench.below(3)),
    with: paintOf(bench),
  }),
  (bench) => ({ do: 'paint', board: bench.key, at: [somewhere(bench)], with: { terrain: null } }),
  (bench) => ({
    do: 'paint',
    board: bench.key,
    at: [somewhere(bench)],
    with: { number: pick(bench.below, [0, 3, 6, 7, 8, null]) },
  }),
  (bench) => ({
    do: 'paint',
    board: bench.key,
    at: around(somewhere(bench), 1),
    with: { area: pick(bench.below, [null, 'new', ...Object.keys(bench.board.areas ?? {})]) },
  }),
  (bench) => {
    const at = somewhere(bench);
    const terrain = bench.board.hexes.find(({ q, r }) => q === at.q && r === at.r)?.terrain;
    const alike = (other: Axial): boolean =>
      bench.board.hexes.some(({ q, r, terrain: here }) => q === other.q && r === other.r && here === terrain);
    return { do: 'paint', board: bench.key, at: connected(at, alike, 60), with: paintOf(bench) };
  },
  (bench) => ({
    do: 'lay',
    board: bench.key,
    hexes: pasted(copyAround(bench.board, somewhere(bench), 1), somewhere(bench)),
  }),
  ({ key, board, recipe }) => ({
    do: 'lay',
    board: key,
    hexes: numbersFor(board, (name) =>
      recipe.terrains.some((kind) => kind.name === name && (kind.good !== undefined || kind.choice === true)),
    ),
  }),
  (bench) => ({
    do: 'harbour',
    board: bench.key,
    at: { ...somewhere(bench), side: pick(bench.below, SIDES) },
    trades: pick(bench.below, [null, 'any', bench.recipe.goods[0].name]),
  }),
  ({ key, below }) => ({ do: 'turn', board: key, turns: 1 + below(5) }),
  ({ key, below }) => ({ do: 'mirror', board: key, turns: below(6) }),
  ({ key, below }) => ({ do: 'move', board: key, by: { q: below(3) - 1, r: below(3) - 1 } }),
  (bench) => ({
    do: 'set',
    path: ['boards', bench.key, 'robber'],
    value: pick(bench.below, [undefined, somewhere(bench), { on: 'desert' }]),
  }),
  mark,
  mark,
  rules,
  area,
  shuffles,
];

/** One edit of a map, whatever it makes of it. */
export const randomEdit = (map: MapData, below: Below): MapEdit => {
  const key = pick(below, Object.keys(map.boards));
  const bench: Bench = { map, recipe: RECIPES[map.recipe], key, board: map.boards[key], below };
  return pick(below, KINDS)(bench) ?? randomEdit(map, below);
};

const STRANGE: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e9,
  '',
  'x',
  '__proto__',
  true,
  [],
  {},
  [[]],
  { q: 0 },
  { q: 0, r: '0' },
];

/** Something in it is no longer what belongs there: hostile, or broken on its way. */
export const spoiled = (value: unknown, below: Below): unknown => {
  if (typeof value !== 'object' || value === null || below(8) === 0) return pick(below, STRANGE);
  const parts = Object.entries(value);
  if (parts.length === 0) return pick(below, STRANGE);
  const [name, part] = pick(below, parts);
  const next = spoiled(part, below);
  return Array.isArray(value) ? value.with(Number(name), next) : { ...value, [name]: next };
};

/** As the editor looks at a map while it is drawn. */
export const lookedAt = (map: MapData): void => {
  const recipe = RECIPES[map.recipe];
  for (const [key, board] of Object.entries(map.boards)) {
    buildBoard({ hexes: board.hexes, frame: board.frame ?? [] });
    for (const { name, data } of [...recipe.modules, ...Object.values(recipe.extras)]) {
      if (data === undefined) continue;
      const given = paramsAt(map, key, name);
      for (const kind of markKinds(name, formOf(data), given)) placesAt(given, kind);
    }
  }
};

/** A few turns under the cheap invariants. */
const playSome = (map: MapData, seats: number, seed: number, most: number): void => {
  const table = setTable(map, seats);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const below = seeded(seed);
  const state = makeState(game);
  begin(game, state, dealTable(table.value, below));
  for (let ply = 0; ply < most && !isOver(state); ply++) {
    playPly(game, state, randomPly(game, state, below, 20));
    const problems = cheapProblems(game, state, checksOf(map.recipe));
    if (problems.length > 0) throw new Error(`ply ${ply}: ${problems.join('; ')}`);
  }
};

/** What is wrong with a map; if nothing is, it is played. */
export const playedOrRefused = (map: MapData, seed: number, most: number): readonly MapProblem[] => {
  const checked = judgeOwn(JSON.parse(JSON.stringify(map)));
  if (!checked.ok) return checked.error;
  for (const seats of map.players) playSome(checked.value, seats, seed, most);
  return [];
};
