/** The worker's part of making maps: what a game offers to make one with, boards to begin with, and what is wrong. */
import { fail, NONE, ok, type Result } from '@landnam/engine';
import { formOf, type Recipe, RECIPES, type RuleModule } from '@landnam/engine/rules';
import {
  ATLAS,
  boardFor,
  boardKey,
  checkShape,
  describeFaults,
  findMap,
  type MapBoard,
  type MapData,
  type MapProblem,
  type OpenPosition,
  readPosition,
} from '@landnam/maps';
import { withoutPlaces } from '@landnam/maps/edit';
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
    usual: { pointsToWin: first.pointsToWin, opening: first.opening, params: first.params ?? {} },
  };
};

/** The board as it lies, whatever is hidden of hands: nothing of it is dealt again. */
const laidOut = ({ map, game, state: { base } }: OpenPosition): MapData => {
  const data = boardFor(map, game.seats);
  const nameOf = (hex: number): string => game.scenario.terrains[base.terrain[hex] ?? NONE]?.name ?? 'desert';
  const hexes = data.hexes.map((hex, i) => {
    const { number: _dealt, ...rest } = hex;
    const kind = game.scenario.terrains[base.terrain[i] ?? NONE];
    const yields = kind?.good !== undefined || kind?.choice === true;
    return { ...rest, terrain: nameOf(i), ...(yields && { number: base.number[i] ?? 0 }) };
  });
  const board: MapBoard = { ...data, hexes };
  return { ...map, boards: { ...map.boards, [boardKey(map, game.seats)]: board } };
};

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
  return map === undefined ? fail(game) : ok(map);
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
