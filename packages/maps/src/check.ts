/** Says everything that is wrong with a map, each with its place. Tests, command line and editor use the same code. */
import {
  type Area,
  type Axial,
  axialKey,
  type Board,
  buildBoard,
  edgeAt,
  fail,
  type MapRules,
  neighbour,
  ok,
  RECIPES,
  type Recipe,
  type Result,
  ruleProblems,
  SIDES,
  sideIndex,
  type Terrain,
} from '@landnam/engine';
import { isMember } from './deal.js';
import { boardFor, MAP_FORMAT, type MapBoard, type MapData, type MapHex, type MapShuffle } from './format.js';
import { startProblems } from './starts.js';

export interface MapProblem {
  readonly where: string;
  readonly what: string;
}
type Report = (where: string, what: string) => void;
type Fields = Readonly<Record<string, unknown>>;

const MOST_PLACES = 250;
const RED = [6, 8];
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAxial = (value: unknown): value is Axial =>
  isObject(value) && Number.isInteger(value['q']) && Number.isInteger(value['r']);

const checkText = (data: Fields, report: Report): void => {
  for (const key of ['id', 'name', 'recipe'])
    if (typeof data[key] !== 'string' || data[key] === '') report(key, 'a text is needed');
  if (data['format'] !== MAP_FORMAT) report('format', `${MAP_FORMAT} is the only format there is`);
  const points = data['pointsToWin'];
  if (!Number.isInteger(points) || Number(points) < 3 || Number(points) > 30)
    report('pointsToWin', 'a whole number from 3 to 30 is needed');
};

const checkPlayers = (data: Fields, report: Report): void => {
  const players = data['players'];
  if (!Array.isArray(players) || players.length === 0)
    return report('players', 'a list of numbers of players is needed');
  for (const count of players)
    if (!Number.isInteger(count) || Number(count) < 2 || Number(count) > 6)
      report('players', `${String(count)} is not from 2 to 6`);
};

const checkOpening = (data: Fields, recipe: Recipe, report: Report): void => {
  const rounds = data['opening'];
  if (!Array.isArray(rounds)) return report('opening', 'a list of rounds is needed (it may be empty)');
  rounds.forEach((round: unknown, i) => {
    const piece = isObject(round) ? round['piece'] : undefined;
    if (!recipe.pieces.some(({ name }) => name === piece))
      report(`opening ${i + 1}`, `no piece is called ${String(piece)}`);
    if (!isObject(round) || !['clockwise', 'reverse'].includes(String(round['order'])))
      report(`opening ${i + 1}`, 'order is clockwise or reverse');
  });
};

const checkModules = (data: Fields, recipe: Recipe, report: Report): void => {
  const modules = isObject(data['modules']) ? data['modules'] : {};
  const lists = (key: string): unknown[] => (Array.isArray(modules[key]) ? modules[key] : []);
  for (const name of lists('with'))
    if (!(String(name) in recipe.extras))
      report('modules.with', `${String(name)} is no module this game can add`);
  for (const name of lists('without'))
    if (!recipe.modules.some((module) => module.name === name))
      report('modules.without', `${String(name)} is no module of this game`);
};

const hexName = ({ q, r }: Axial): string => `hex ${q},${r}`;

/** A hex that a shuffle deals in every game. */
const RANDOM = 'random';

const yieldsSomething = (kind: Terrain | undefined): boolean =>
  kind?.good !== undefined || kind?.choice === true;

const checkHex = (hex: unknown, recipe: Recipe, where: string, report: Report): hex is MapHex => {
  if (!isAxial(hex)) {
    report(where, 'whole numbers q and r are needed');
    return false;
  }
  const { terrain, number } = hex as MapHex;
  const at = `${where} ${hexName(hex)}`;
  const kind = recipe.terrains.find(({ name }) => name === terrain);
  if (kind === undefined && terrain !== RANDOM) report(at, `no terrain is called ${terrain}`);
  if (number !== undefined && number !== 0 && !NUMBERS.includes(number))
    report(at, `${String(number)} is no number of two dice but 7`);
  if (yieldsSomething(kind) && number === undefined)
    report(at, `${terrain} needs a number (0 says it has none)`);
  return true;
};

const checkTwice = (hexes: readonly Axial[], where: string, report: Report): void => {
  const seen = new Set<string>();
  for (const hex of hexes) {
    if (seen.has(axialKey(hex))) report(`${where} ${hexName(hex)}`, 'this hex stands twice');
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

const checkSizes = (board: Board, where: string, report: Report): void => {
  for (const [what, count] of [
    ['hexes', board.hexes],
    ['corners', board.vertices],
    ['edges', board.edges],
  ] as const)
    if (count > MOST_PLACES) report(where, `${count} ${what} are more than ${MOST_PLACES}`);
};

/** Counts vertices, edges and hexes of each joined region: a hole or a wrong id shows in the sum. */
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
    if (!SIDES.includes(harbour.side)) {
      report(at, `side is one of ${SIDES.join(', ')}`);
      continue;
    }
    const edge = edgeAt(board, harbour, sideIndex(harbour.side));
    const beyond = hexes.get(axialKey(neighbour(harbour, sideIndex(harbour.side))));
    if (edge < 0 || !isLand(recipe, hexes.get(axialKey(harbour)))) report(at, 'no land hex has this side');
    else if (isLand(recipe, beyond)) report(at, 'this side is no coast');
    else shareVertices(board, edge, at, used, report);
    if (data.harbourKinds === undefined) checkKind(harbour.trades, recipe, at, report);
  }
  checkKinds(data, recipe, where, report);
};

const checkKind = (kind: string | undefined, recipe: Recipe, at: string, report: Report): void => {
  if (kind !== 'any' && !recipe.goods.some(({ name }) => name === kind))
    report(at, `trades is any or one of ${recipe.goods.map(({ name }) => name).join(', ')}`);
};

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

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

const checkBoard = (board: unknown, recipe: Recipe, where: string, report: Report): void => {
  if (!isObject(board) || !Array.isArray(board['hexes']) || board['hexes'].length === 0)
    return report(where, 'a list of hexes is needed');
  const whole = board['hexes'].every((hex: unknown) => checkHex(hex, recipe, where, report));
  const frame: readonly unknown[] = Array.isArray(board['frame']) ? board['frame'] : [];
  if (!whole || !frame.every(isAxial)) return;
  const data = board as unknown as MapBoard;
  checkTwice([...data.hexes, ...(data.frame ?? [])], where, report);
  checkReds(data.hexes, where, report);
  const built = buildBoard(boardData(data));
  checkSizes(built, where, report);
  checkEuler(built, data, where, report);
  checkHarbours(built, data, recipe, where, report);
  checkShuffles(data, recipe, where, report);
  checkRandom(data, where, report);
  checkAreas(data, where, report);
};

export const boardData = (data: MapBoard): Parameters<typeof buildBoard>[0] => ({
  hexes: data.hexes,
  frame: data.frame ?? [],
  splits: (data.splits ?? []).map((split) => ({ at: split, side: sideIndex(split.side) })),
});

const areasOf = (data: MapBoard): readonly Area[] =>
  Object.entries(data.areas ?? {}).map(([name, area]) => ({
    name,
    hexes: data.hexes.flatMap((hex, i) => (hex.area === name ? [i] : [])),
    ...area,
  }));

/** What a map says about its rules, its board for so many players included. */
export const rulesOf = (map: MapData, seats: number): MapRules => {
  const board = boardFor(map, seats);
  return {
    id: map.id,
    recipe: map.recipe,
    pointsToWin: map.pointsToWin,
    opening: map.opening,
    with: map.modules?.with ?? [],
    without: map.modules?.without ?? [],
    cards: { ...map.cards, ...map.cardsFor?.[String(seats)] },
    areas: areasOf(board),
    params: { ...map.params, ...board.params },
  };
};

const checkBoards = (data: Fields, recipe: Recipe, report: Report): void => {
  const boards = data['boards'];
  if (!isObject(boards))
    return report('boards', 'an object with a board by number of players, or "any", is needed');
  const players = Array.isArray(data['players']) ? data['players'] : [];
  for (const count of players)
    if (boards[String(count)] === undefined && boards['any'] === undefined)
      report('boards', `no board for ${String(count)} players`);
  for (const [key, board] of Object.entries(boards)) checkBoard(board, recipe, `board ${key}`, report);
};

/** Asked last: modules read their data from a board that is whole. */
const checkRules = (map: MapData, report: Report): void => {
  for (const seats of map.players) {
    const key = map.boards[String(seats)] === undefined ? 'any' : String(seats);
    const data = boardFor(map, seats);
    const board = buildBoard(boardData(data));
    const buildings = map.opening.length * seats;
    for (const what of [
      ...ruleProblems(rulesOf(map, seats), board, seats),
      ...startProblems(board, data, RECIPES[map.recipe]!, buildings),
    ])
      report(`board ${key}, ${seats} players`, what);
  }
};

/** All problems at once, none hidden behind another that does not depend on it. */
export const checkMap = (data: unknown): Result<MapData, readonly MapProblem[]> => {
  const problems: MapProblem[] = [];
  const report: Report = (where, what) => void problems.push({ where, what });
  if (!isObject(data)) return fail([{ where: 'file', what: 'a map is a JSON object' }]);
  checkText(data, report);
  checkPlayers(data, report);
  const recipe = Object.hasOwn(RECIPES, String(data['recipe'])) ? RECIPES[String(data['recipe'])] : undefined;
  if (recipe === undefined) report('recipe', `one of ${Object.keys(RECIPES).join(', ')} is needed`);
  else {
    checkOpening(data, recipe, report);
    checkModules(data, recipe, report);
    checkBoards(data, recipe, report);
  }
  if (problems.length === 0) checkRules(data as unknown as MapData, report);
  return problems.length === 0 ? ok(data as unknown as MapData) : fail(problems);
};
