/** The worker's part of making maps: what a game offers to make one with, boards to begin with, and what is wrong. */
import { edgeAt, fail, NONE, ok, type Result, sideIndex, SIDES } from '@landnam/engine';
import { formOf, type Recipe, RECIPES, type RuleModule } from '@landnam/engine/rules';
import {
  ATLAS,
  boardFor,
  boardKey,
  checkShape,
  describeFaults,
  findMap,
  isOwnId,
  type MapBoard,
  type MapData,
  type MapHarbour,
  type MapProblem,
  type OpenPosition,
  readPosition,
} from '@landnam/maps';
import { applyEdit, layAsDrawn, withoutPlaces } from '@landnam/maps/edit';
import { fetchAll, judgeOwn, parseMapText } from '@landnam/table';
import type { Bench, BenchModule, MapSource, OpenedMap } from '../../workshop/benchTypes.js';
import { load, recipeIn } from './own.js';

/** What a map that ships gives this module, without places. */
const sampleOf = ({ name, data }: RuleModule): unknown => {
  if (data === undefined) return undefined;
  for (const { params, boards } of ATLAS.values())
    for (const given of [params, ...Object.values(boards).map((board) => board.params)]) {
      const sample = (given as Readonly<Record<string, unknown>> | undefined)?.[name];
      if (sample !== undefined) return withoutPlaces(formOf(data), sample);
    }
  return undefined;
};

const describe = (module: RuleModule, added: boolean): BenchModule => {
  const sample = sampleOf(module);
  return {
    name: module.name,
    rules: module.rules,
    needs: module.needs ?? [],
    explains: module.explains ?? [],
    added,
    ...(module.data && { form: formOf(module.data) }),
    ...(sample !== undefined && { sample }),
  };
};

const namesOf = (entries: readonly { readonly name: string }[]): readonly string[] =>
  entries.map(({ name }) => name);

const cataloguesOf = (recipe: Recipe): Bench['catalogues'] => ({
  ...recipe.catalogues,
  terrain: namesOf(recipe.terrains),
  good: namesOf(recipe.goods),
  card: namesOf(recipe.cards),
  seats: ['2', '3', '4', '5', '6'],
});

/** What modules read that every map of this game has. */
const usualParams = ({ modules }: Recipe, { params = {} }: MapData): object => {
  const names = new Set(modules.map(({ name }) => name));
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.has(name)));
};

/** A game that is not there is answered with nothing. */
export const bench = async (name: string): Promise<Bench | undefined> => {
  await fetchAll(name, { recipe: name });
  const recipe = Object.hasOwn(RECIPES, name) ? RECIPES[name] : undefined;
  const first = [...ATLAS.values()].find((map) => map.recipe === name);
  if (recipe === undefined || first === undefined) return undefined;
  return {
    recipe: name,
    terrains: recipe.terrains,
    goods: recipe.goods,
    pieces: recipe.pieces,
    cards: recipe.cards,
    options: recipe.options,
    catalogues: cataloguesOf(recipe),
    modules: [
      ...recipe.modules.map((module) => describe(module, false)),
      ...Object.values(recipe.extras).map((module) => describe(module, true)),
    ],
    usual: { pointsToWin: first.pointsToWin, opening: first.opening, params: usualParams(recipe, first) },
  };
};

type Lying = Pick<OpenPosition, 'game' | 'state'>;

const hexesIn = ({ game, state: { base } }: Lying, hexes: MapBoard['hexes']): MapBoard['hexes'] =>
  hexes.map((hex, i) => {
    const { number: _dealt, ...rest } = hex;
    const kind = game.scenario.terrains[base.terrain[i] ?? NONE];
    const yields = kind?.good !== undefined || kind?.choice === true;
    const terrain = kind?.name ?? 'desert';
    return { ...rest, terrain, ...(yields && { number: base.number[i] ?? 0 }) };
  });

const landOf = ({ game: { scenario } }: Lying, hexes: MapBoard['hexes']): MapBoard['hexes'] => {
  const land = scenario.terrains.filter((terrain) => terrain.land).map(({ name }) => name);
  return hexes.filter(({ terrain }) => land.includes(terrain));
};

/** Named from their land. */
const harboursIn = ({ game, state: { base } }: Lying, hexes: MapBoard['hexes']): readonly MapHarbour[] => {
  const { board, scenario } = game;
  return hexes
    .flatMap(({ q, r }) => SIDES.map((side) => ({ q, r, side })))
    .flatMap((place, at, all) => {
      const edge = edgeAt(board, place, sideIndex(place.side));
      const kind = base.harbour[edge] ?? NONE;
      const isFirst = all.findIndex((each) => edgeAt(board, each, sideIndex(each.side)) === edge) === at;
      if (kind === NONE || !isFirst) return [];
      return [{ ...place, trades: scenario.goods[kind]?.name ?? 'any' }];
    });
};

const robberIn = ({ state: { base } }: Lying, hexes: MapBoard['hexes']): Pick<MapBoard, 'robber'> => {
  const at = hexes[base.robber?.[0] ?? NONE];
  return at === undefined ? {} : { robber: { q: at.q, r: at.r } };
};

/** The board as it lies, whatever is hidden of hands: nothing of it is dealt again. */
const laidOut = (position: OpenPosition): MapData => {
  const { map, game } = position;
  const { robber: _robber, harbourKinds: _kinds, shuffles, ...data } = boardFor(map, game.seats);
  const mixed = shuffles?.filter(({ always }) => always !== true) ?? [];
  const hexes = hexesIn(position, data.hexes);
  const board: MapBoard = {
    ...data,
    hexes,
    harbours: harboursIn(position, landOf(position, hexes)),
    ...robberIn(position, data.hexes),
    ...(mixed.length > 0 && { shuffles: mixed }),
  };
  return asDrawn({ ...map, boards: { ...map.boards, [boardKey(map, game.seats)]: board } });
};

/** Played as it is seen in the editor. */
const asDrawn = (map: MapData): MapData => applyEdit(map, layAsDrawn(map, RECIPES[map.recipe]!.options));

interface Hints {
  readonly game: string;
  readonly mapData?: object;
}

/** Which rules to fetch; what is wrong with the text is said by whoever reads it. */
const hintsIn = (text: string): Hints => {
  if (text.startsWith('pos1/')) return { game: (text.split('/')[1] ?? '').replaceAll('.', '/') };
  try {
    const data = JSON.parse(text) as { readonly game?: unknown; readonly mapData?: object } | null;
    return { game: String(data?.game), ...(data?.mapData && { mapData: data.mapData }) };
  } catch {
    return { game: '' };
  }
};

const fromPosition = async (text: string): Promise<Result<MapData, string>> => {
  const { game, mapData } = hintsIn(text);
  await fetchAll(game, mapData);
  const read = readPosition(text);
  return read.ok ? ok(laidOut(read.value)) : fail(describeFaults(read.error));
};

const fromGame = async (game: string): Promise<Result<MapData, string>> => {
  await fetchAll(game);
  await load(game);
  const map = findMap(game);
  if (map === undefined) return fail(game);
  return ok(isOwnId(game) ? map : asDrawn(map));
};

/** The editor shows what is wrong with a map; what has not even the shape of one is refused with its places. */
const fromText = async (text: string): Promise<OpenedMap> => {
  const data = parseMapText(text);
  if (!data.ok) return data;
  await fetchAll('', recipeIn(data.value));
  return checkShape(data.value);
};

export const openMap = async (source: MapSource): Promise<OpenedMap> => {
  try {
    if ('text' in source) return await fromText(source.text);
    return 'game' in source ? await fromGame(source.game) : await fromPosition(source.position);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

export const judge = async (map: MapData): Promise<readonly MapProblem[]> => {
  await fetchAll('', { recipe: map.recipe });
  const judged = judgeOwn(map);
  return judged.ok ? [] : judged.error;
};
