/** What is wrong with one board of a map, each with its place. */
import {
  type Axial,
  axialKey,
  type Board,
  buildBoard,
  type Edge,
  edgeAt,
  neighbour,
  sideIndex,
  type Terrain,
} from '@landnam/engine';
import { fits, type Recipe, lacking, said, type Said } from '@landnam/engine/rules';
import { boardData } from '../boardRules.js';
import { isMember } from '../deal.js';
import { RANDOM } from './dealt.js';
import type { MapBoard, MapFigure, MapHex, MapShuffle } from '../format.js';
import { MAP_LIMITS } from '../limits.js';
import { BOARD_SHAPE } from '../mapShape.js';
import { other, type TellFault } from './problem.js';

const MOST_PLACES = MAP_LIMITS.edges;
const RED = [6, 8];
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

const placeOf = ({ q, r }: Axial): Axial => ({ q, r });
const noTerrain = (name: string): Said => said('noTerrain', 'no terrain is called {name}', { name });
const tokensNeeded = (given: number, needed: number): Said =>
  lacking('shuffle.tokens', 'tokens: {given} given, {needed} needed', { given, needed });
const adjacentReds = (hex: Axial): Said =>
  said('hex.reds', 'two red numbers are adjacent ({place})', { place: placeOf(hex) });
export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const hexName = ({ q, r }: Axial): string => `hex ${q},${r}`;

const yieldsSomething = (kind: Terrain | undefined): boolean =>
  kind?.good !== undefined || kind?.choice === true;

const checkHex = (hex: MapHex, recipe: Recipe, where: string, tell: TellFault): void => {
  const { terrain, number } = hex;
  const at = `${where} ${hexName(hex)}`;
  const kind = recipe.terrains.find(({ name }) => name === terrain);
  if (kind === undefined && terrain !== RANDOM) tell(at, noTerrain(terrain));
  if (number !== undefined && number !== 0 && !NUMBERS.includes(number))
    tell(at, said('hex.number', '{number} is not a sum of two dice other than 7', { number }));
  if (yieldsSomething(kind) && number === undefined)
    tell(at, lacking('hex.noNumber', '{terrain} needs a number (0 says it has none)', { terrain }));
};

const checkTwice = (hexes: readonly Axial[], where: string, tell: TellFault): void => {
  const seen = new Set<string>();
  for (const hex of hexes) {
    if (seen.has(axialKey(hex)))
      tell(`${where} ${hexName(hex)}`, said('hex.twice', 'this hex is listed twice'));
    seen.add(axialKey(hex));
  }
};

const checkReds = (hexes: readonly MapHex[], where: string, tell: TellFault): void => {
  const red = new Map(
    hexes.filter((hex) => RED.includes(hex.number ?? 0)).map((hex) => [axialKey(hex), hex]),
  );
  for (const hex of red.values())
    for (let side = 0; side < 3; side++) {
      const other = red.get(axialKey(neighbour(hex, side)));
      if (other !== undefined) tell(`${where} ${hexName(hex)}`, adjacentReds(other));
    }
};

/** False if ids do not fit into bytes: then nothing else can be checked on the board. */
const checkSizes = (board: Board, where: string, tell: TellFault): boolean => {
  let fit = true;
  for (const [what, count] of [
    ['hexes', board.hexes],
    ['corners', board.vertices],
    ['edges', board.edges],
  ] as const)
    if (count > MOST_PLACES) {
      fit = false;
      tell(where, said(`size.${what}`, `{count} ${what} are more than {most}`, { count, most: MOST_PLACES }));
    }
  return fit;
};

/** Counts vertices, edges and hexes of each connected region: a hole or a wrong id shows in the sum. */
const checkEuler = (board: Board, data: MapBoard, where: string, tell: TellFault): void => {
  const splits = data.splits?.length ?? 0;
  const count = board.vertices - splits - (board.edges - splits) + data.hexes.length;
  if (count < 1)
    tell(
      where,
      said('board.hole', 'corners - edges + hexes is {count}, not at least 1: the board has a hole', {
        count,
      }),
    );
};

const isLand = (recipe: Recipe, hex: MapHex | undefined): boolean =>
  hex !== undefined && recipe.terrains.some(({ name, land }) => name === hex.terrain && land);

const checkHarbours = (
  board: Board,
  data: MapBoard,
  recipe: Recipe,
  where: string,
  tell: TellFault,
): void => {
  const hexes = new Map(data.hexes.map((hex) => [axialKey(hex), hex]));
  const used = new Map<number, string>();
  for (const harbour of data.harbours ?? []) {
    const at = `${where} harbour ${harbour.q},${harbour.r} ${harbour.side}`;
    const edge = edgeAt(board, harbour, sideIndex(harbour.side));
    const beyond = hexes.get(axialKey(neighbour(harbour, sideIndex(harbour.side))));
    if (edge < 0 || !isLand(recipe, hexes.get(axialKey(harbour))))
      tell(at, said('harbour.noLand', 'no land hex has this side'));
    else if (isLand(recipe, beyond)) tell(at, said('harbour.noCoast', 'this side is not a coast'));
    else shareVertices(board, edge, at, used, tell);
    if (data.harbourKinds === undefined) checkKind(harbour.trades, recipe, at, tell);
  }
  checkKinds(data, recipe, where, tell);
};

const checkKind = (kind: string | undefined, recipe: Recipe, at: string, tell: TellFault): void => {
  if (kind !== 'any' && !recipe.goods.some(({ name }) => name === kind))
    tell(
      at,
      said('harbour.trades', 'trades is any or one of {goods}', {
        goods: recipe.goods.map(({ name }) => name),
      }),
    );
};

const checkKinds = (data: MapBoard, recipe: Recipe, where: string, tell: TellFault): void => {
  if (data.harbourKinds === undefined) return;
  const [kinds, places] = [sumOf(data.harbourKinds), data.harbours?.length ?? 0];
  if (kinds !== places)
    tell(
      `${where} harbours`,
      lacking('harbour.kinds', 'kinds: {given} given, {needed} needed', { given: kinds, needed: places }),
    );
  for (const kind of Object.keys(data.harbourKinds)) checkKind(kind, recipe, `${where} harbours`, tell);
};

const shareVertices = (
  board: Board,
  edge: number,
  at: string,
  used: Map<number, string>,
  tell: TellFault,
): void => {
  for (const vertex of [board.edgeVertices[edge * 2], board.edgeVertices[edge * 2 + 1]]) {
    if (vertex === undefined) continue;
    const other = used.get(vertex);
    if (other !== undefined) tell(at, said('harbour.shares', 'shares a corner with {other}', { other }));
    used.set(vertex, at);
  }
};

const checkTerrain = (terrain: string, recipe: Recipe, at: string, tell: TellFault): void => {
  if (!recipe.terrains.some(({ name }) => name === terrain)) tell(at, noTerrain(terrain));
};

const checkStacks = (
  shuffle: MapShuffle,
  hexes: readonly MapHex[],
  recipe: Recipe,
  where: string,
  tell: TellFault,
): void => {
  const at = `${where} shuffle ${shuffle.hexes}`;
  const random = hexes.some(({ terrain }) => terrain === RANDOM);
  if (random && (shuffle.tiles === undefined || shuffle.always !== true))
    tell(at, lacking('shuffle.random', 'random hexes need tiles by count, dealt always'));
  if (shuffle.tiles === undefined) return;
  const tiles = sumOf(shuffle.tiles);
  for (const name of Object.keys(shuffle.tiles)) checkTerrain(name, recipe, at, tell);
  if (tiles !== hexes.length)
    tell(
      at,
      lacking('shuffle.tiles', 'tiles: {given} given, {needed} needed', {
        given: tiles,
        needed: hexes.length,
      }),
    );
  const due = recipe.terrains.filter(yieldsSomething).map(({ name }) => shuffle.tiles?.[name] ?? 0);
  const [given, needed] = [shuffle.numbers?.length ?? 0, due.reduce((sum, count) => sum + count, 0)];
  if (given !== needed) tell(at, tokensNeeded(given, needed));
};

const checkRandom = (data: MapBoard, where: string, tell: TellFault): void => {
  for (const hex of data.hexes)
    if (hex.terrain === RANDOM && !(data.shuffles ?? []).some((shuffle) => isMember(hex, shuffle)))
      tell(`${where} ${hexName(hex)}`, lacking('hex.undealt', 'random, but no shuffle deals it'));
};

const checkAreas = (data: MapBoard, where: string, tell: TellFault): void => {
  for (const name of Object.keys(data.areas ?? {}))
    if (!data.hexes.some(({ area }) => area === name))
      tell(`${where} area ${name}`, lacking('area.empty', 'no hex is in it'));
};

const checkShuffles = (data: MapBoard, recipe: Recipe, where: string, tell: TellFault): void => {
  for (const shuffle of data.shuffles ?? []) {
    const hexes = data.hexes.filter((hex) => isMember(hex, shuffle));
    const numbers = hexes.filter((hex) => (hex.number ?? 0) > 0).length;
    if (hexes.length === 0)
      tell(`${where} shuffle ${shuffle.hexes}`, lacking('shuffle.empty', 'no hex is in this area'));
    checkStacks(shuffle, hexes, recipe, where, tell);
    if (shuffle.spiral !== undefined && shuffle.spiral.length !== numbers)
      tell(`${where} shuffle ${shuffle.hexes}`, tokensNeeded(shuffle.spiral.length, numbers));
  }
};

/** A split is a side of some hex, and no side is split twice. */
const checkSplits = (data: MapBoard, where: string, tell: TellFault): boolean => {
  const plain = buildBoard({ hexes: data.hexes });
  const edges = (data.splits ?? []).map((split) => edgeAt(plain, split, sideIndex(split.side)));
  const whole = !edges.includes(-1 as Edge) && new Set(edges).size === edges.length;
  if (!whole) tell(`${where} splits`, said('splits.sides', 'each is another side of a hex'));
  return whole;
};

/** Hexes where a figure may start are on the board, terrains that it looks for are known. */
const checkFigure = (
  figure: MapFigure,
  data: MapBoard,
  recipe: Recipe,
  at: string,
  tell: TellFault,
): void => {
  const places = 'anyOf' in figure ? figure.anyOf : 'q' in figure ? [figure] : [];
  const known = new Set([...data.hexes, ...(data.frame ?? [])].map(axialKey));
  for (const place of places) {
    const hex = data.hexes.find(({ q, r }) => q === place.q && r === place.r);
    if (!known.has(axialKey(place)))
      tell(at, said('noPlace', 'the board has no {place}', { place: placeOf(place) }));
    else if (hex?.terrain !== RANDOM && !isLand(recipe, hex))
      tell(at, said('isNot', '{place} is not {kind}', { place: placeOf(place), kind: 'land' }));
  }
  const finding = 'q' in figure ? figure.follows : 'on' in figure ? figure : undefined;
  if (finding === undefined || !('on' in finding)) return;
  checkTerrain(finding.on, recipe, at, tell);
  const found = recipe.terrains.find(({ name }) => name === finding.on);
  if (found !== undefined && !found.land)
    tell(at, said('isNot', '{place} is not {kind}', { place: finding.on, kind: 'land' }));
};

const checkPieces = (built: Board, data: MapBoard, recipe: Recipe, where: string, tell: TellFault): void => {
  checkEuler(built, data, where, tell);
  checkHarbours(built, data, recipe, where, tell);
  checkShuffles(data, recipe, where, tell);
  checkRandom(data, where, tell);
  checkAreas(data, where, tell);
  if (data.robber !== undefined) checkFigure(data.robber, data, recipe, `${where} robber`, tell);
};

export const checkBoard = (board: unknown, recipe: Recipe, where: string, tell: TellFault): void => {
  if (!fits(BOARD_SHAPE, board, where, (at, what, why) => tell(at, why ?? other(what)))) return;
  const data = board as MapBoard;
  for (const hex of data.hexes) checkHex(hex, recipe, where, tell);
  checkTwice([...data.hexes, ...(data.frame ?? [])], where, tell);
  checkReds(data.hexes, where, tell);
  if (!checkSizes(buildBoard({ hexes: data.hexes, frame: data.frame ?? [] }), where, tell)) return;
  if (checkSplits(data, where, tell)) checkPieces(buildBoard(boardData(data)), data, recipe, where, tell);
};
