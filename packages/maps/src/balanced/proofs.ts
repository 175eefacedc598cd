/** What no deal can reach, by counting: found without dealing, and true of every deal. */
import type { Below } from '@landnam/engine';
import type { BoardKind } from './kinds.js';
import type { BoardGround } from './ground.js';
import { isFertile, pipsOf } from './ground.js';
import type { LaidTiles, Laying } from './laying.js';
import type { BoardLimits, LimitValue } from './limits.js';
import { islandSizes } from './measures.js';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Pips of what moves, sorted: the smallest first. */
const movedPips = ({ tiles, groups }: LaidTiles): readonly number[] =>
  groups
    .flat()
    .map((hex) => pipsOf(tiles[hex]!.number))
    .filter((pips) => pips > 0)
    .sort((a, b) => a - b);

/** Every corner of a hex has at least the pips of that hex. */
const leastOfMost = ({ tiles }: LaidTiles): number => Math.max(...tiles.map(({ number }) => pipsOf(number)));

/** Of all deals the fewest pips on terrain whose player chooses: its tiles keep their number or take the smallest of their group. */
const leastChoice = ({ terrains }: BoardGround, { tiles, groups }: LaidTiles): number => {
  const isChoice = (hex: number): boolean => terrains.get(tiles[hex]!.terrain)?.choice === true;
  const moved = new Set(groups.flat());
  const fixed = tiles.flatMap(({ number }, hex) =>
    isChoice(hex) && !moved.has(hex) ? [pipsOf(number)] : [],
  );
  const least = groups.map((group) => {
    const count = group.filter((hex) => isChoice(hex) && tiles[hex]!.number > 0).length;
    return sumOf(movedPips({ tiles, groups: [group] }).slice(0, count));
  });
  return sumOf(fixed) + sumOf(least);
};

/** Whole pips that do not divide evenly leave one good at least one ahead. */
const leastApart = (ground: BoardGround, { tiles }: LaidTiles): number => {
  const goods = new Set(ground.recipe.terrains.flatMap(({ good }) => good ?? []));
  const isPlain = !tiles.some(({ terrain }) => ground.terrains.get(terrain)?.choice === true);
  const pips = sumOf(tiles.map(({ terrain, number }) => (isFertile(ground, terrain) ? pipsOf(number) : 0)));
  return isPlain && goods.size > 0 && pips % goods.size !== 0 ? 1 : 0;
};

/** The value nearest to a limit that some deal might reach; null if counting excludes nothing. */
type Bound = (kind: BoardKind, ground: BoardGround, laid: LaidTiles, value: LimitValue) => number | null;

const atLeast = (bound: number, { to = Infinity }: LimitValue): number | null => (bound > to ? bound : null);

/** Where land stays land the shapes of islands are what they are. */
const shapesStay = (ground: BoardGround, { tiles, groups }: LaidTiles): boolean =>
  groups.every((group) => {
    const land = group.map((hex) => ground.terrains.get(tiles[hex]!.terrain)?.land === true);
    return land.every((each) => each === land[0]);
  });

const islandBound: Bound = ({ freeLand }, ground, laid, { from = 1, to = Infinity }) => {
  if (freeLand !== undefined) return from > freeLand ? freeLand : null;
  if (!shapesStay(ground, laid)) return null;
  const count = islandSizes(ground, laid.tiles).length;
  return count < from || count > to ? count : null;
};

const sizeBound: Bound = ({ freeLand }, ground, laid, { from = 1, to = Infinity }) => {
  if (freeLand !== undefined) return from > freeLand ? freeLand : null;
  if (!shapesStay(ground, laid)) return null;
  return islandSizes(ground, laid.tiles).find((size) => size < from || size > to) ?? null;
};

const BOUNDS: Readonly<Record<string, Bound>> = {
  corner: (_kind, _ground, laid, value) => atLeast(leastOfMost(laid), value),
  gold: (_kind, ground, laid, value) => atLeast(leastChoice(ground, laid), value),
  goods: (_kind, ground, laid, value) => atLeast(leastApart(ground, laid), value),
  islands: islandBound,
  size: sizeBound,
};

/** Null if counting does not exclude it. */
export const provedBound = (
  kind: BoardKind,
  { ground, lay }: Laying,
  name: string,
  value: LimitValue,
  below: Below,
): number | null => {
  const laid = lay(below);
  return laid === null ? null : (BOUNDS[name]?.(kind, ground, laid, value) ?? null);
};

/** Two limits that counting shows to exclude each other: so many islands of such a size need more land, or leave some over. */
export const provedClash = (
  { ground, lay }: Laying,
  one: string,
  other: string,
  limits: BoardLimits,
  below: Below,
): boolean => {
  const laid = [one, other].toSorted().join() === 'islands,size' ? lay(below) : null;
  if (laid === null) return false;
  const land = sumOf(islandSizes(ground, laid.tiles));
  const { from: fewest = 1, to: most = land } = limits['islands'] ?? {};
  const { from: least = 1, to: largest = land } = limits['size'] ?? {};
  return fewest * least > land || most * largest < land;
};
