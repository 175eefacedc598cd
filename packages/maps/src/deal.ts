/** Random set-up, in one place and with the driver's source of chance, so that it can be verified like the dice. */
import {
  type Axial,
  axialKey,
  type Below,
  type Board,
  type Deal,
  edgeAt,
  type Game,
  hexAt,
  neighbour,
  NONE,
  type Options,
  sideIndex,
} from '@landnam/engine';
import { type Recipe, RECIPES } from '@landnam/engine/rules';
import {
  boardFor,
  type MapBoard,
  type MapData,
  type MapFigure,
  type MapFinding,
  type MapHex,
  type MapLimit,
  type MapShuffle,
} from './format.js';
import { spiralOrder } from './spiral.js';

export const RED = [6, 8];
const MOST_TRIES = 10_000;
export const NO_REDS_APART = 'no deal of this map keeps its red numbers apart';
export const NO_LIMITS_KEPT = 'no deal of this map keeps its limits';

/** Fisher-Yates, in place. */
export const shuffle = <T>(items: T[], below: Below): T[] => {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
};

/** Hexes as they lie after the deal. */
export type Tiles = { terrain: string; number: number }[];

export const tilesOf = (hexes: readonly MapHex[]): Tiles =>
  hexes.map(({ terrain, number }) => ({ terrain, number: number ?? 0 }));

/** A shuffle covers an area, a group, or all hexes. */
export const isMember = ({ area, group }: MapHex, { hexes }: MapShuffle): boolean =>
  hexes === 'all' || hexes === area || hexes === group;

export const membersOf = (board: MapBoard, group: MapShuffle): number[] =>
  board.hexes.flatMap((hex, i) => (isMember(hex, group) ? [i] : []));

const isRed = (tiles: Tiles, i: number): boolean => RED.includes(tiles[i]!.number);

const adjacentReds = ({ pairs }: Ground, tiles: Tiles): boolean => {
  for (let i = 0; i < pairs.length; i += 2)
    if (isRed(tiles, pairs[i]!) && isRed(tiles, pairs[i + 1]!)) return true;
  return false;
};

export const shuffleTiles = (tiles: Tiles, members: readonly number[], below: Below): void => {
  const drawn = shuffle(
    members.map((i) => ({ ...tiles[i]! })),
    below,
  );
  members.forEach((i, k) => {
    tiles[i] = drawn[k]!;
  });
};

/** Terrain keeps its place; the numbers move among the hexes that have one. */
export const shuffleNumbers = (tiles: Tiles, members: readonly number[], below: Below): void => {
  const numbered = members.filter((i) => tiles[i]!.number > 0);
  const numbers = shuffle(
    numbered.map((i) => tiles[i]!.number),
    below,
  );
  numbered.forEach((i, k) => {
    tiles[i] = { terrain: tiles[i]!.terrain, number: numbers[k]! };
  });
};

/** What a map's geometry says about dealing it, computed once. */
interface Ground {
  readonly edges: readonly number[];
  /** For each of the six corners, the hexes in the order of its spiral. */
  readonly spirals: readonly (readonly number[])[];
  /** Pairs of neighbouring hexes, flat. */
  readonly pairs: readonly number[];
}

const neighbourPairs = (hexes: readonly Axial[]): number[] => {
  const index = new Map(hexes.map((hex, i) => [axialKey(hex), i]));
  return hexes.flatMap((hex, i) =>
    [0, 1, 2].flatMap((side) => {
      const other = index.get(axialKey(neighbour(hex, side)));
      return other === undefined ? [] : [i, other];
    }),
  );
};

const grounds = new WeakMap<MapBoard, Ground>();

const groundOf = (map: MapBoard, board: Board): Ground => {
  const known = grounds.get(map);
  if (known !== undefined) return known;
  const ground: Ground = {
    edges: (map.harbours ?? []).map((place) => edgeAt(board, place, sideIndex(place.side))),
    spirals: [0, 1, 2, 3, 4, 5].map((corner) => spiralOrder(map.hexes, corner)),
    pairs: neighbourPairs(map.hexes),
  };
  grounds.set(map, ground);
  return ground;
};

const laySpiral = (
  ground: Ground,
  tiles: Tiles,
  members: readonly number[],
  tokens: readonly number[],
  below: Below,
): void => {
  const inside = new Set(members);
  const along = ground.spirals[below(6)]!.filter((i) => inside.has(i) && tiles[i]!.number > 0);
  along.forEach((i, k) => {
    tiles[i] = { terrain: tiles[i]!.terrain, number: tokens[k]! };
  });
};

/** Deals again until no two red numbers touch; a map where that is impossible is broken. */
const until = (ground: Ground, tiles: Tiles, deal: () => void): void => {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    deal();
    if (!adjacentReds(ground, tiles)) return;
  }
  throw new Error(NO_REDS_APART);
};

const dealGroup = (
  map: MapBoard,
  ground: Ground,
  tiles: Tiles,
  group: MapShuffle,
  setUp: string,
  below: Below,
): void => {
  const members = membersOf(map, group);
  shuffleTiles(tiles, members, below);
  if (setUp === 'spiral' && group.spiral) return laySpiral(ground, tiles, members, group.spiral, below);
  until(ground, tiles, () => shuffleNumbers(tiles, members, below));
};

/** [B-3] Set-ups that leave the board to chance; any other is laid as printed on the map. */
export const isDealt = (setUp: string): boolean => setUp === 'spiral' || setUp === 'random';
export const VARIABLE = 'variable';

/** Tiles and numbers of a group that are only given by count. */
export const layStacks = (
  tiles: Tiles,
  members: readonly number[],
  group: MapShuffle,
  recipe: Recipe,
): void => {
  const stack = Object.entries(group.tiles ?? {}).flatMap(([terrain, count]) =>
    Array.from({ length: count }, () => terrain),
  );
  const numbers = [...(group.numbers ?? [])];
  stack.forEach((terrain, k) => {
    const { good, choice } = recipe.terrains.find(({ name }) => name === terrain)!;
    const number = good !== undefined || choice ? numbers.pop() : undefined;
    tiles[members[k]!] = { terrain, number: number ?? 0 };
  });
};

export const keepsLimit = (
  map: MapBoard,
  tiles: Tiles,
  members: readonly number[],
  limit: MapLimit,
): boolean => {
  const inside = limit.hexes && new Set(limit.hexes.map(axialKey));
  const bad = members.filter(
    (i) =>
      limit.numbers.includes(tiles[i]!.number) &&
      (inside === undefined || inside.has(axialKey(map.hexes[i]!))) &&
      (limit.terrains === undefined || limit.terrains.includes(tiles[i]!.terrain)),
  );
  return bad.length <= (limit.most ?? 0);
};

/** [S-16] All groups at once, dealt again until reds lie apart and every limit is kept. */
const dealVariable = (map: MapBoard, ground: Ground, tiles: Tiles, groups: Groups, below: Below): void => {
  const kept = (): boolean =>
    !adjacentReds(ground, tiles) &&
    groups.every(({ group, members }) =>
      (group.limits ?? []).every((limit) => keepsLimit(map, tiles, members, limit)),
    );
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    for (const { members } of groups) {
      shuffleTiles(tiles, members, below);
      shuffleNumbers(tiles, members, below);
    }
    if (kept()) return;
  }
  throw new Error(NO_LIMITS_KEPT);
};
type Groups = readonly { readonly group: MapShuffle; readonly members: readonly number[] }[];

const dealTiles = (map: MapBoard, ground: Ground, recipe: Recipe, setUp: string, below: Below): Tiles => {
  const tiles = tilesOf(map.hexes);
  const shuffles = map.shuffles ?? [];
  if (isDealt(setUp)) for (const group of shuffles) dealGroup(map, ground, tiles, group, setUp, below);
  else {
    const groups = shuffles
      .filter(({ always }) => always === true || setUp === VARIABLE)
      .map((group) => ({ group, members: membersOf(map, group) }));
    for (const { group, members } of groups) layStacks(tiles, members, group, recipe);
    if (groups.length > 0) dealVariable(map, ground, tiles, groups, below);
  }
  return tiles;
};

/** One per place: printed there, or by count. */
export const harbourKinds = ({ harbours, harbourKinds: counts }: MapBoard): readonly string[] =>
  counts === undefined
    ? (harbours ?? []).map(({ trades }) => trades ?? 'any')
    : Object.entries(counts).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));

/** [B-4] [S-15] By option, if there is one; otherwise as printed when nothing else is left to chance. */
const isPrinted = (map: MapBoard, options: Options): boolean => {
  if (map.harbourKinds !== undefined) return false;
  if (map.harboursStay) return true;
  return 'harbours' in options ? options['harbours'] === 'printed' : !isDealt(String(options['setUp']));
};

const dealHarbours = (
  map: MapBoard,
  ground: Ground,
  goods: readonly string[],
  printed: boolean,
  below: Below,
): Deal['harbours'] => {
  const kinds = harbourKinds(map).map((kind) => goods.indexOf(kind));
  const dealt = printed ? kinds : shuffle(kinds, below);
  return ground.edges.map((edge, i) => ({ edge, good: dealt[i]! }));
};

const dealFound = (finding: MapFinding, tiles: Tiles, below: Below): number => {
  const places = tiles.flatMap(({ terrain, number }, hex) =>
    ('on' in finding ? terrain === finding.on : number === finding.number) ? [hex] : [],
  );
  return places.length === 0 ? NONE : places[below(places.length)]!;
};

/** [S-16] When the tiles move, a figure follows what it stood on. */
const followed = (figure: MapFigure | undefined, setUp: string): MapFigure | undefined =>
  setUp === VARIABLE && figure !== undefined && 'follows' in figure ? figure.follows : figure;

const dealFigure = (figure: MapFigure | undefined, board: Board, tiles: Tiles, below: Below): number => {
  if (figure === undefined) return NONE;
  if ('on' in figure || 'number' in figure) return dealFound(figure, tiles, below);
  if ('anyOf' in figure) return hexAt(board, figure.anyOf[below(figure.anyOf.length)]!);
  return hexAt(board, figure);
};

const dealExtra = (game: Game, below: Below): Deal['extra'] =>
  Object.fromEntries(
    game.modules.flatMap(({ name, dealer }) => (dealer ? [[name, dealer.draw(game, below)]] : [])),
  );

/** Everything chance decides before the first turn. */
export const dealMap = (map: MapData, game: Game, options: Options, below: Below): Deal => {
  const recipe = RECIPES[map.recipe]!;
  const { board, seats } = game;
  const data = boardFor(map, seats);
  const setUp = String(options['setUp']);
  const ground = groundOf(data, board);
  const tiles = dealTiles(data, ground, recipe, setUp, below);
  const terrains = recipe.terrains.map(({ name }) => name);
  const frame = (data.frame ?? []).map(() => terrains.indexOf('sea'));
  const goods = recipe.goods.map(({ name }) => name);
  return {
    terrain: [...tiles.map(({ terrain }) => terrains.indexOf(terrain)), ...frame],
    numbers: [...tiles.map(({ number }) => number), ...frame.map(() => 0)],
    harbours: dealHarbours(data, ground, goods, isPrinted(data, options), below),
    robber: dealFigure(followed(data.robber, setUp), board, tiles, below),
    first: below(seats),
    extra: dealExtra(game, below),
  };
};
