/** Reports everything that is wrong with a map, each with its place. Tests, command line and editor use the same code. */
import { buildBoard, fail, NONE, ok, type Result } from '@landnam/engine';
import {
  type Extras,
  fits,
  isObject,
  MOST_COUNT,
  type Recipe,
  recipeOf,
  RECIPES,
  ruleProblems,
  lacking,
  said,
  type Said,
  standingCorners,
} from '@landnam/engine/rules';
import { boardData, rulesOf } from '../boardRules.js';
import { checkBoard, sumOf } from './checkBoard.js';
import { checkGround } from './checkGround.js';
import { checkPlayable } from './checkPlayable.js';
import { dealtOn, RANDOM } from './dealt.js';
import { boardFor, boardKey, isSeatsKey, type MapBoard, type MapData, seatsKey } from '../format.js';
import { BOARD_SHAPE, OPTIONAL_PARTS, PARTS } from '../mapShape.js';
import { optionProblems } from '../options.js';
import { type MapProblem, other, problemAt, type TellFault } from './problem.js';
import { startProblems } from './starts.js';

export type { MapProblem } from './problem.js';

const MOST_SHOWN = 40;

type Counts = Readonly<Record<string, number>>;

const unknownName = (what: string, name: string): Said =>
  said(`no.${what}`, `no ${what} is called {name}`, { name });
const tooManyCards = (count: number): Said =>
  said('tooManyCards', '{count} cards are more than {most}', { count, most: MOST_COUNT });

const checkOpening = (rounds: MapData['opening'], recipe: Recipe, tell: TellFault): void =>
  rounds.forEach(({ piece }, i) => {
    if (!recipe.pieces.some(({ name }) => name === piece))
      tell(`opening ${i + 1}`, unknownName('piece', piece));
  });

const checkModules = (
  { with: added = [], without = [] }: NonNullable<MapData['modules']>,
  recipe: Recipe,
  tell: TellFault,
): void => {
  for (const name of added)
    if (!Object.hasOwn(recipe.extras, name))
      tell(
        'modules.with',
        said('module.cannotAdd', '{name} is not a module that this game can add', { name }),
      );
  for (const name of without)
    if (!recipe.modules.some((module) => module.name === name))
      tell('modules.without', said('module.notHere', '{name} is not a module of this game', { name }));
};

const checkSupply = (counts: Counts, recipe: Recipe, where: string, tell: TellFault): void => {
  const goods = recipe.goods.map(({ name, supply }) => counts[name] ?? supply);
  const sum = goods.reduce((total, count) => total + count, 0);
  for (const name of Object.keys(counts))
    if (!recipe.goods.some((good) => good.name === name)) tell(where, unknownName('good', name));
  if (sum > MOST_COUNT) tell(where, tooManyCards(sum));
};

/** Parts by number of players: a key that no number of them fits would go unnoticed. */
const checkSeatsKeys = (table: object, where: string, tell: TellFault): void => {
  for (const key of Object.keys(table))
    if (!isSeatsKey(key))
      tell(
        where,
        said('seats.key', '"{key}" is no number of players (4) nor a range (5-6)', {
          key: key.slice(0, MOST_SHOWN),
        }),
      );
};

const checkCards = (counts: Counts, recipe: Recipe, where: string, tell: TellFault): void => {
  for (const name of Object.keys(counts))
    if (!recipe.cards.some((card) => card.name === name)) tell(where, unknownName('card', name));
  if (sumOf(counts) > MOST_COUNT) tell(where, tooManyCards(sumOf(counts)));
};

const noBoard = (seats: number): Said => lacking('board.missing', 'no board for {seats} players', { seats });

const checkBoards = (
  boards: Readonly<Record<string, unknown>>,
  players: readonly number[],
  recipe: Recipe,
  tell: TellFault,
): void => {
  for (const count of players)
    if (seatsKey(boards, count) === undefined && boards['any'] === undefined) tell('boards', noBoard(count));
  for (const [key, board] of Object.entries(boards)) checkBoard(board, recipe, `board ${key}`, tell);
};

const printedOn = ({ hexes, frame = [] }: MapBoard, { terrains }: Recipe): readonly number[] => {
  const indexOf = (terrain: string): number => terrains.findIndex(({ name }) => name === terrain);
  return [...hexes.map(({ terrain }) => terrain), ...frame.map(() => 'sea')].map((terrain) =>
    terrain === RANDOM ? NONE : indexOf(terrain),
  );
};

/** Checked last: modules read their data from a board that is complete. */
const checkRules = (map: MapData, extras: Extras, tell: TellFault): void => {
  for (const why of optionProblems(map)) tell('options', why);
  const keys = new Set<string>();
  for (const seats of map.players) {
    const key = boardKey(map, seats);
    if (!keys.has(key)) checkGround(map, seats, extras, tell);
    keys.add(key);
    const data = boardFor(map, seats);
    const board = buildBoard(boardData(data));
    const [rules, recipe] = [rulesOf(map, seats), RECIPES[map.recipe]!];
    const ground = { printed: printedOn(data, recipe), dealt: dealtOn(data, recipe) };
    const wrong = ruleProblems(rules, board, seats, ground, extras);
    const taken = wrong.length > 0 ? [] : standingCorners(rules, board, seats, extras);
    const buildings = map.opening.length * seats;
    for (const why of [...wrong, ...startProblems(board, data, recipe, { buildings, taken })])
      tell(`board ${key}, ${seats} players`, why);
  }
};

/** What is checked of the parts that have their shape; the others are already reported. */
const checkParts = (map: Partial<MapData>, recipe: Recipe, tell: TellFault): void => {
  if (map.opening) checkOpening(map.opening, recipe, tell);
  if (map.modules) checkModules(map.modules, recipe, tell);
  if (map.cards) checkCards(map.cards, recipe, 'cards', tell);
  for (const [seats, cards] of Object.entries(map.cardsFor ?? {}))
    checkCards(cards, recipe, `cardsFor ${seats}`, tell);
  if (map.supply) checkSupply(map.supply, recipe, 'supply', tell);
  for (const [seats, supply] of Object.entries(map.supplyFor ?? {}))
    checkSupply({ ...map.supply, ...supply }, recipe, `supplyFor ${seats}`, tell);
  checkSeatsKeys(map.supplyFor ?? {}, 'supplyFor', tell);
  if (map.boards) checkBoards(map.boards, map.players ?? [], recipe, tell);
};

/** The parts that have the right shape. */
const partsOf = (data: Readonly<Record<string, unknown>>, tell: TellFault): Partial<MapData> => {
  for (const name of Object.keys(data))
    if (!Object.hasOwn(PARTS, name) && !Object.hasOwn(OPTIONAL_PARTS, name))
      tell('file', said('isUnknown', '"{name}" is unknown', { name: name.slice(0, 40) }));
  const due = [
    ...Object.entries(PARTS),
    ...Object.entries(OPTIONAL_PARTS).filter(([name]) => Object.hasOwn(data, name)),
  ];
  return Object.fromEntries(
    due
      .filter(([name, shape]) =>
        fits(shape, data[name], name, (at, what, why) => tell(at, why ?? other(what))),
      )
      .map(([name]) => [name, data[name]]),
  );
};

const needsObject = (): MapProblem => problemAt('file', said('file.object', 'a map is a JSON object'));
const unknownRecipe = (): Said =>
  said('recipe.unknown', 'one of {recipes} is needed', { recipes: Object.keys(RECIPES) });

/** Whether it can be drawn: every part has its shape, whatever the parts mean together. */
export const checkShape = (data: unknown): Result<MapData, readonly MapProblem[]> => {
  if (!isObject(data)) return fail([needsObject()]);
  const problems: MapProblem[] = [];
  const tell: TellFault = (where, why) => void problems.push(problemAt(where, why));
  const { recipe, boards = {}, players = [] } = partsOf(data, tell);
  if (recipe !== undefined && !Object.hasOwn(RECIPES, recipe)) tell('recipe', unknownRecipe());
  for (const [key, board] of Object.entries(boards))
    BOARD_SHAPE(board, `board ${key}`, (at, what, why) => tell(at, why ?? other(what)));
  if (problems.length === 0 && Object.keys(boards).length === 0) tell('boards', noBoard(players[0]!));
  return problems.length === 0 ? ok(data as unknown as MapData) : fail(problems);
};

/** All problems at once, none hidden behind another that does not depend on it. `extras` are modules from outside. */
export const checkMap = (
  data: unknown,
  { extras = {} }: { readonly extras?: Extras } = {},
): Result<MapData, readonly MapProblem[]> => {
  const problems: MapProblem[] = [];
  const tell: TellFault = (where, why) => void problems.push(problemAt(where, why));
  if (!isObject(data)) return fail([needsObject()]);
  const parts = partsOf(data, tell);
  const name = String(parts.recipe);
  const recipe = Object.hasOwn(RECIPES, name) ? recipeOf(name, extras) : undefined;
  if (recipe !== undefined) checkParts(parts, recipe, tell);
  else if (parts.recipe !== undefined) tell('recipe', unknownRecipe());
  if (problems.length === 0) checkRules(data as unknown as MapData, extras, tell);
  if (problems.length === 0) checkPlayable(data as unknown as MapData, extras, tell);
  return problems.length === 0 ? ok(data as unknown as MapData) : fail(problems);
};
