/** Reports everything that is wrong with a map, each with its place. Tests, command line and editor use the same code. */
import {
  type Axial,
  axialKey,
  type Board,
  buildBoard,
  type Edge,
  edgeAt,
  fail,
  neighbour,
  NONE,
  ok,
  type Result,
  sideIndex,
  type Terrain,
} from '@landnam/engine';
import {
  type Extras,
  fits,
  isObject,
  MOST_COUNT,
  type Recipe,
  recipeOf,
  RECIPES,
  type Report,
  ruleProblems,
} from '@landnam/engine/rules';
import { boardData, rulesOf } from './boardRules.js';
import { isMember } from './deal.js';
import {
  boardFor,
  boardKey,
  isSeatsKey,
  type MapBoard,
  type MapData,
  type MapFigure,
  type MapHex,
  type MapShuffle,
  seatsKey,
} from './format.js';
import { optionProblems } from './options.js';
import { BOARD_SHAPE, OPTIONAL_PARTS, PARTS } from './mapShape.js';
import { startProblems } from './starts.js';

export interface MapProblem {
  readonly where: string;
  readonly what: string;
}

const MOST_PLACES = 250;
const RED = [6, 8];
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

const checkOpening = (rounds: MapData['opening'], recipe: Recipe, report: Report): void =>
  rounds.forEach(({ piece }, i) => {
    if (!recipe.pieces.some(({ name }) => name === piece))
      report(`opening ${i + 1}`, `no piece is called ${piece}`);
  });

const checkModules = (
  { with: added = [], without = [] }: NonNullable<MapData['modules']>,
  recipe: Recipe,
  report: Report,
): void => {
  for (const name of added)
    if (!Object.hasOwn(recipe.extras, name))
      report('modules.with', `${name} is not a module that this game can add`);
  for (const name of without)
    if (!recipe.modules.some((module) => module.name === name))
      report('modules.without', `${name} is not a module of this game`);
};

const checkSupply = (counts: Counts, recipe: Recipe, where: string, report: Report): void => {
  const goods = recipe.goods.map(({ name, supply }) => counts[name] ?? supply);
  const sum = goods.reduce((total, count) => total + count, 0);
  for (const name of Object.keys(counts))
    if (!recipe.goods.some((good) => good.name === name)) report(where, `no good is called ${name}`);
  if (sum > MOST_COUNT) report(where, `${sum} cards are more than ${MOST_COUNT}`);
};

/** Parts by number of players: a key that no number of them fits would go unnoticed. */
const checkSeatsKeys = (table: object, where: string, report: Report): void => {
  for (const key of Object.keys(table))
    if (!isSeatsKey(key))
      report(where, `"${key.slice(0, 40)}" is no number of players (4) nor a range (5-6)`);
};

const checkCards = (counts: Counts, recipe: Recipe, where: string, report: Report): void => {
  for (const name of Object.keys(counts))
    if (!recipe.cards.some((card) => card.name === name)) report(where, `no card is called ${name}`);
  if (sumOf(counts) > MOST_COUNT) report(where, `${sumOf(counts)} cards are more than ${MOST_COUNT}`);
};

type Counts = Readonly<Record<string, number>>;

const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

const hexName = ({ q, r }: Axial): string => `hex ${q},${r}`;

/** A hex that a shuffle deals in every game. */
const RANDOM = 'random';

const yieldsSomething = (kind: Terrain | undefined): boolean =>
  kind?.good !== undefined || kind?.choice === true;

const checkHex = (hex: MapHex, recipe: Recipe, where: string, report: Report): void => {
  const { terrain, number } = hex;
  const at = `${where} ${hexName(hex)}`;
  const kind = recipe.terrains.find(({ name }) => name === terrain);
  if (kind === undefined && terrain !== RANDOM) report(at, `no terrain is called ${terrain}`);
  if (number !== undefined && number !== 0 && !NUMBERS.includes(number))
    report(at, `${number} is not a sum of two dice other than 7`);
  if (yieldsSomething(kind) && number === undefined)
    report(at, `${terrain} needs a number (0 says it has none)`);
};

const checkTwice = (hexes: readonly Axial[], where: string, report: Report): void => {
  const seen = new Set<string>();
  for (const hex of hexes) {
    if (seen.has(axialKey(hex))) report(`${where} ${hexName(hex)}`, 'this hex is listed twice');
    seen.add(axialKey(hex));
  }
};

const checkReds = (hexes: readonly MapHex[], where: string, report: Report): void => {
  const red = new Map(
    hexes.filter((hex) => RED.includes(hex.number ?? 0)).map((hex) => [axialKey(hex), hex]),
  );
  for (const hex of red.values())
    for (let side = 0; side < 3; side++) {
      const other = red.get(axialKey(neighbour(hex, side)));
      if (other !== undefined)
        report(`${where} ${hexName(hex)}`, `two red numbers are adjacent (${hexName(other)})`);
    }
};

/** False if ids do not fit into bytes: then nothing else can be checked on the board. */
const checkSizes = (board: Board, where: string, report: Report): boolean => {
  let fit = true;
  for (const [what, count] of [
    ['hexes', board.hexes],
    ['corners', board.vertices],
    ['edges', board.edges],
  ] as const)
    if (count > MOST_PLACES) {
      fit = false;
      report(where, `${count} ${what} are more than ${MOST_PLACES}`);
    }
  return fit;
};

/** Counts vertices, edges and hexes of each connected region: a hole or a wrong id shows in the sum. */
const checkEuler = (board: Board, data: MapBoard, where: string, report: Report): void => {
  const splits = data.splits?.length ?? 0;
  const count = board.vertices - splits - (board.edges - splits) + data.hexes.length;
  if (count < 1) report(where, `corners - edges + hexes is ${count}, not at least 1: the board has a hole`);
};

const isLand = (recipe: Recipe, hex: MapHex | undefined): boolean =>
  hex !== undefined && recipe.terrains.some(({ name, land }) => name === hex.terrain && land);

const checkHarbours = (board: Board, data: MapBoard, recipe: Recipe, where: string, report: Report): void => {
  const hexes = new Map(data.hexes.map((hex) => [axialKey(hex), hex]));
  const used = new Map<number, string>();
  for (const harbour of data.harbours ?? []) {
    const at = `${where} harbour ${harbour.q},${harbour.r} ${harbour.side}`;
    const edge = edgeAt(board, harbour, sideIndex(harbour.side));
    const beyond = hexes.get(axialKey(neighbour(harbour, sideIndex(harbour.side))));
    if (edge < 0 || !isLand(recipe, hexes.get(axialKey(harbour)))) report(at, 'no land hex has this side');
    else if (isLand(recipe, beyond)) report(at, 'this side is not a coast');
    else shareVertices(board, edge, at, used, report);
    if (data.harbourKinds === undefined) checkKind(harbour.trades, recipe, at, report);
  }
  checkKinds(data, recipe, where, report);
};

const checkKind = (kind: string | undefined, recipe: Recipe, at: string, report: Report): void => {
  if (kind !== 'any' && !recipe.goods.some(({ name }) => name === kind))
    report(at, `trades is any or one of ${recipe.goods.map(({ name }) => name).join(', ')}`);
};

const checkKinds = (data: MapBoard, recipe: Recipe, where: string, report: Report): void => {
  if (data.harbourKinds === undefined) return;
  const [kinds, places] = [sumOf(data.harbourKinds), data.harbours?.length ?? 0];
  if (kinds !== places) report(`${where} harbours`, `kinds: ${kinds} given, ${places} needed`);
  for (const kind of Object.keys(data.harbourKinds)) checkKind(kind, recipe, `${where} harbours`, report);
};

const shareVertices = (
  board: Board,
  edge: number,
  at: string,
  used: Map<number, string>,
  report: Report,
): void => {
  for (const vertex of [board.edgeVertices[edge * 2], board.edgeVertices[edge * 2 + 1]]) {
    if (vertex === undefined) continue;
    const other = used.get(vertex);
    if (other !== undefined) report(at, `shares a corner with ${other}`);
    used.set(vertex, at);
  }
};

const checkTerrain = (terrain: string, recipe: Recipe, at: string, report: Report): void => {
  if (!recipe.terrains.some(({ name }) => name === terrain)) report(at, `no terrain is called ${terrain}`);
};

const checkStacks = (
  shuffle: MapShuffle,
  hexes: readonly MapHex[],
  recipe: Recipe,
  where: string,
  report: Report,
): void => {
  const at = `${where} shuffle ${shuffle.hexes}`;
  const random = hexes.some(({ terrain }) => terrain === RANDOM);
  if (random && (shuffle.tiles === undefined || shuffle.always !== true))
    report(at, 'random hexes need tiles by count, dealt always');
  if (shuffle.tiles === undefined) return;
  const tiles = sumOf(shuffle.tiles);
  for (const name of Object.keys(shuffle.tiles)) checkTerrain(name, recipe, at, report);
  if (tiles !== hexes.length) report(at, `tiles: ${tiles} given, ${hexes.length} needed`);
  const due = recipe.terrains.filter(yieldsSomething).map(({ name }) => shuffle.tiles?.[name] ?? 0);
  const [given, needed] = [shuffle.numbers?.length ?? 0, due.reduce((sum, count) => sum + count, 0)];
  if (given !== needed) report(at, `tokens: ${given} given, ${needed} needed`);
};

const checkRandom = (data: MapBoard, where: string, report: Report): void => {
  for (const hex of data.hexes)
    if (hex.terrain === RANDOM && !(data.shuffles ?? []).some((shuffle) => isMember(hex, shuffle)))
      report(`${where} ${hexName(hex)}`, 'random, but no shuffle deals it');
};

const checkAreas = (data: MapBoard, where: string, report: Report): void => {
  for (const name of Object.keys(data.areas ?? {}))
    if (!data.hexes.some(({ area }) => area === name)) report(`${where} area ${name}`, 'no hex is in it');
};

const checkShuffles = (data: MapBoard, recipe: Recipe, where: string, report: Report): void => {
  for (const shuffle of data.shuffles ?? []) {
    const hexes = data.hexes.filter((hex) => isMember(hex, shuffle));
    const numbers = hexes.filter((hex) => (hex.number ?? 0) > 0).length;
    if (hexes.length === 0) report(`${where} shuffle ${shuffle.hexes}`, 'no hex is in this area');
    checkStacks(shuffle, hexes, recipe, where, report);
    if (shuffle.spiral !== undefined && shuffle.spiral.length !== numbers)
      report(
        `${where} shuffle ${shuffle.hexes}`,
        `tokens: ${shuffle.spiral.length} given, ${numbers} needed`,
      );
  }
};

/** A split is a side of some hex, and no side is split twice. */
const checkSplits = (data: MapBoard, where: string, report: Report): boolean => {
  const plain = buildBoard({ hexes: data.hexes });
  const edges = (data.splits ?? []).map((split) => edgeAt(plain, split, sideIndex(split.side)));
  const whole = !edges.includes(-1 as Edge) && new Set(edges).size === edges.length;
  if (!whole) report(`${where} splits`, 'each is another side of a hex');
  return whole;
};

/** Hexes where a figure may start are on the board, terrains that it looks for are known. */
const checkFigure = (figure: MapFigure, data: MapBoard, recipe: Recipe, at: string, report: Report): void => {
  const places = 'anyOf' in figure ? figure.anyOf : 'q' in figure ? [figure] : [];
  const known = new Set([...data.hexes, ...(data.frame ?? [])].map(axialKey));
  for (const place of places) {
    const hex = data.hexes.find(({ q, r }) => q === place.q && r === place.r);
    if (!known.has(axialKey(place))) report(at, `the board has no ${hexName(place)}`);
    else if (hex?.terrain !== RANDOM && !isLand(recipe, hex)) report(at, `${hexName(place)} is not land`);
  }
  const finding = 'q' in figure ? figure.follows : 'on' in figure ? figure : undefined;
  if (finding !== undefined && 'on' in finding) checkTerrain(finding.on, recipe, at, report);
};

const checkPieces = (built: Board, data: MapBoard, recipe: Recipe, where: string, report: Report): void => {
  checkEuler(built, data, where, report);
  checkHarbours(built, data, recipe, where, report);
  checkShuffles(data, recipe, where, report);
  checkRandom(data, where, report);
  checkAreas(data, where, report);
  if (data.robber !== undefined) checkFigure(data.robber, data, recipe, `${where} robber`, report);
};

const checkBoard = (board: unknown, recipe: Recipe, where: string, report: Report): void => {
  if (!fits(BOARD_SHAPE, board, where, report)) return;
  const data = board as MapBoard;
  for (const hex of data.hexes) checkHex(hex, recipe, where, report);
  checkTwice([...data.hexes, ...(data.frame ?? [])], where, report);
  checkReds(data.hexes, where, report);
  if (!checkSizes(buildBoard({ hexes: data.hexes, frame: data.frame ?? [] }), where, report)) return;
  if (checkSplits(data, where, report)) checkPieces(buildBoard(boardData(data)), data, recipe, where, report);
};

const checkBoards = (
  boards: Readonly<Record<string, unknown>>,
  players: readonly number[],
  recipe: Recipe,
  report: Report,
): void => {
  for (const count of players)
    if (seatsKey(boards, count) === undefined && boards['any'] === undefined)
      report('boards', `no board for ${count} players`);
  for (const [key, board] of Object.entries(boards)) checkBoard(board, recipe, `board ${key}`, report);
};

const printedOn = ({ hexes, frame = [] }: MapBoard, { terrains }: Recipe): readonly number[] => {
  const indexOf = (terrain: string): number => terrains.findIndex(({ name }) => name === terrain);
  return [...hexes.map(({ terrain }) => terrain), ...frame.map(() => 'sea')].map((terrain) =>
    terrain === RANDOM ? NONE : indexOf(terrain),
  );
};

/** Checked last: modules read their data from a board that is complete. */
const checkRules = (map: MapData, extras: Extras, report: Report): void => {
  for (const what of optionProblems(map)) report('options', what);
  for (const seats of map.players) {
    const key = boardKey(map, seats);
    const data = boardFor(map, seats);
    const board = buildBoard(boardData(data));
    const buildings = map.opening.length * seats;
    for (const what of [
      ...ruleProblems(rulesOf(map, seats), board, seats, printedOn(data, RECIPES[map.recipe]!), extras),
      ...startProblems(board, data, RECIPES[map.recipe]!, buildings),
    ])
      report(`board ${key}, ${seats} players`, what);
  }
};

/** What is checked of the parts that have their shape; the others are already reported. */
const checkParts = (map: Partial<MapData>, recipe: Recipe, report: Report): void => {
  if (map.opening) checkOpening(map.opening, recipe, report);
  if (map.modules) checkModules(map.modules, recipe, report);
  if (map.cards) checkCards(map.cards, recipe, 'cards', report);
  for (const [seats, cards] of Object.entries(map.cardsFor ?? {}))
    checkCards(cards, recipe, `cardsFor ${seats}`, report);
  if (map.supply) checkSupply(map.supply, recipe, 'supply', report);
  for (const [seats, supply] of Object.entries(map.supplyFor ?? {}))
    checkSupply({ ...map.supply, ...supply }, recipe, `supplyFor ${seats}`, report);
  checkSeatsKeys(map.supplyFor ?? {}, 'supplyFor', report);
  if (map.boards) checkBoards(map.boards, map.players ?? [], recipe, report);
};

/** The parts that have the right shape. */
const partsOf = (data: Readonly<Record<string, unknown>>, report: Report): Partial<MapData> => {
  for (const name of Object.keys(data))
    if (!Object.hasOwn(PARTS, name) && !Object.hasOwn(OPTIONAL_PARTS, name))
      report('file', `"${name.slice(0, 40)}" is unknown`);
  const due = [
    ...Object.entries(PARTS),
    ...Object.entries(OPTIONAL_PARTS).filter(([name]) => Object.hasOwn(data, name)),
  ];
  return Object.fromEntries(
    due.filter(([name, shape]) => fits(shape, data[name], name, report)).map(([name]) => [name, data[name]]),
  );
};

/** All problems at once, none hidden behind another that does not depend on it. `extras` are modules from outside. */
export const checkMap = (
  data: unknown,
  { extras = {} }: { readonly extras?: Extras } = {},
): Result<MapData, readonly MapProblem[]> => {
  const problems: MapProblem[] = [];
  const report: Report = (where, what) => void problems.push({ where, what });
  if (!isObject(data)) return fail([{ where: 'file', what: 'a map is a JSON object' }]);
  const parts = partsOf(data, report);
  const name = String(parts.recipe);
  const recipe = Object.hasOwn(RECIPES, name) ? recipeOf(name, extras) : undefined;
  if (recipe !== undefined) checkParts(parts, recipe, report);
  else if (parts.recipe !== undefined)
    report('recipe', `one of ${Object.keys(RECIPES).join(', ')} is needed`);
  if (problems.length === 0) checkRules(data as unknown as MapData, extras, report);
  return problems.length === 0 ? ok(data as unknown as MapData) : fail(problems);
};
