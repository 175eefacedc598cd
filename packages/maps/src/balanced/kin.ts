/** What can be said of a kind of board, and of a map beside the printed one of its kind. */
import type { Below } from '@landnam/engine';
import { ATLAS } from '../atlas.js';
import type { MapData } from '../format.js';
import { type BoardGround, isLandAt } from './ground.js';
import type { BoardKind } from './kinds.js';
import type { LaidTiles } from './laying.js';
import { LIMITS } from './limits.js';

const rulesOf = ({ recipe, modules }: MapData): string =>
  [recipe, ...(modules?.with ?? []).toSorted()].join();

/** Whatever numbers its modules have. */
const layOf = ({ boards }: MapData): string =>
  JSON.stringify(Object.entries(boards).map(([seats, { params: _params, ...board }]) => [seats, board]));

/** Whether a map has another board than the printed one that is played alike and is fair only as printed. */
export const strayedFromPrint = (map: MapData): boolean =>
  [...ATLAS.values()].some(
    (printed) =>
      printed.redeal?.fairAsPrinted === true &&
      rulesOf(printed) === rulesOf(map) &&
      layOf(printed) !== layOf(map),
  );

/** Islands only change where land and water change places. */
const movesCoasts = (ground: BoardGround, { tiles, groups }: LaidTiles): boolean =>
  groups.some((group) => new Set(group.map((hex) => isLandAt(ground, tiles, hex))).size > 1);

const hasChoice = ({ terrains }: BoardGround, { tiles }: LaidTiles): boolean =>
  tiles.some(({ terrain }) => terrains.get(terrain)?.choice === true);

/** Chance may find no place for everything at once. */
const ATTEMPTS = 20;

const laidOnce = (kind: BoardKind, below: Below): readonly [BoardGround, LaidTiles | null] => {
  const { ground, lay } = kind.open(Math.max(...kind.players), {});
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const laid = lay(below);
    if (laid !== null) return [ground, laid];
  }
  return [ground, null];
};

/** The limits that mean something on a kind of board: gold where there is any, islands where coasts move. */
export const limitsFor = (kind: BoardKind, below: Below): readonly string[] => {
  const [ground, laid] = laidOnce(kind, below);
  const coasts = kind.freeLand !== undefined || (laid !== null && movesCoasts(ground, laid));
  const means: Readonly<Record<string, boolean>> = {
    gold: laid === null || hasChoice(ground, laid),
    islands: coasts,
    size: coasts,
  };
  return LIMITS.map(({ name }) => name).filter((name) => means[name] ?? true);
};
