/** A board in the making, as the board's own components want it: they draw terrain, numbers and harbours, whether or not it can be played. */
import { axialKey, buildBoard, edgeAt, sideIndex } from '@landnam/engine';
import type { MapBoard, MapData } from '@landnam/maps';
import {
  around,
  type MapPlace,
  markKinds,
  paramsAt,
  type PlaceMark,
  placesAt,
  ringAround,
} from '@landnam/maps/edit';
import type { Box, ScreenPoint } from '../../../board/geometry.js';
import { isBetterTurned, type Space } from '../../../board/useTurned.js';
import { ANY_GOOD, NONE } from '../../../session/none.js';
import type { GameInfo, View } from '../../../session/types.js';
import type { Bench, BenchModule } from '../../../session/workshop/bench.js';
import { hexSpot } from './places.js';

export interface BoardDrawing {
  readonly info: GameInfo;
  readonly view: View;
  readonly stamp: string;
}

const kindOf = ({ goods }: Bench, trades: string | undefined): number => {
  const good = goods.findIndex(({ name }) => name === trades);
  return good < 0 ? ANY_GOOD : good;
};

const harboursOn = (bench: Bench, data: MapBoard, info: GameInfo): Uint8Array => {
  const row = new Uint8Array(info.board.edges).fill(NONE);
  for (const harbour of data.harbours ?? []) {
    const edge = edgeAt(info.board, harbour, sideIndex(harbour.side));
    if (edge >= 0) row[edge] = kindOf(bench, harbour.trades);
  }
  return row;
};

/** What there is of a game; the rest is not asked for by what draws land and harbours. */
export const drawnBoard = (bench: Bench, data: MapBoard): BoardDrawing => {
  const { hexes, frame = [] } = data;
  const board = buildBoard({ hexes, frame });
  const info = { board, scenario: { terrains: bench.terrains, goods: bench.goods } } as unknown as GameInfo;
  const sea = bench.terrains.findIndex(({ water }) => water === true);
  const kinds = hexes.map(({ terrain }) => bench.terrains.findIndex(({ name }) => name === terrain));
  const terrain = Uint8Array.from([
    ...kinds.map((kind) => (kind < 0 ? NONE : kind)),
    ...frame.map(() => sea),
  ]);
  const number = Uint8Array.from([...hexes.map((hex) => hex.number ?? 0), ...frame.map(() => 0)]);
  const harbour = harboursOn(bench, data, info);
  const view = { base: { terrain, number, harbour } } as unknown as View;
  return { info, view, stamp: `${terrain.join()} ${number.join()} ${harbour.join()}` };
};

const FIRST_ROOM = 2;

/** Those that say something of themselves, and those that only lie on the board. */
export const areaNames = (board: MapBoard | undefined): readonly string[] => [
  ...new Set([...Object.keys(board?.areas ?? {}), ...(board?.hexes ?? []).flatMap(({ area }) => area ?? [])]),
];

/** What shuffles mix besides areas. */
export const groupNames = (board: MapBoard | undefined): readonly string[] => {
  const areas = new Set(['all', ...areaNames(board)]);
  const shuffled = (board?.shuffles ?? []).map(({ hexes }) => hexes).filter((name) => !areas.has(name));
  return [...new Set([...shuffled, ...(board?.hexes ?? []).flatMap(({ group }) => group ?? [])])];
};

/** Where a hex can be laid beside those that there are. */
export const emptyCells = ({ hexes }: MapBoard) =>
  hexes.length === 0 ? around({ q: 0, r: 0 }, FIRST_ROOM) : ringAround(hexes);

const MARGIN = 60;
/** One ring more. */
const FIRST_ROUND = 110;

/** Room for an island of the usual size, so that the first strokes move nothing. */
const FIRST_VIEW = around({ q: 0, r: 0 }, 3);

const HEX_STEP = 87;
/** So many hexes more on each side, once something does not fit: otherwise every stroke at the rim would move the picture. */
const MORE = 2 * HEX_STEP;

const boxAround = (spots: readonly ScreenPoint[], margin: number): Box => {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
};

/** Grown only to where it is too small, and there with room for more. */
const grown = (before: Box, needed: Box): Box => {
  const [right, low] = [before.x + before.width, before.y + before.height];
  const [far, deep] = [needed.x + needed.width, needed.y + needed.height];
  const x = needed.x < before.x ? needed.x - MORE : before.x;
  const y = needed.y < before.y ? needed.y - MORE : before.y;
  return {
    x,
    y,
    width: (far > right ? far + MORE : right) - x,
    height: (deep > low ? deep + MORE : low) - y,
  };
};

/** Where hexes are and can be laid, with room around them; what could be seen before stays in sight. */
export const boxWith = (data: MapBoard, before: Box | null): Box => {
  const cells = [...data.hexes, ...emptyCells(data), ...(data.hexes.length === 0 ? FIRST_VIEW : [])];
  const spots = cells.map(hexSpot);
  return before === null ? boxAround(spots, FIRST_ROUND) : grown(before, boxAround(spots, MARGIN));
};

/** As in play: only a map with water around it has no up and down. */
export const isTurned = ({ frame = [] }: MapBoard, box: Box, room: Space): boolean =>
  frame.length > 0 && isBetterTurned(room, box);

/** The modules that this map is played with. */
export const modulesOn = ({ modules: all }: Bench, { modules = {} }: MapData): readonly BenchModule[] =>
  all.filter(({ name, added }) =>
    added ? modules.with?.includes(name) === true : modules.without?.includes(name) !== true,
  );

export interface SetMark {
  readonly mark: PlaceMark;
  readonly place: MapPlace & Readonly<Record<string, unknown>>;
}

export const marksOn = (bench: Bench, map: MapData, board: string): readonly PlaceMark[] =>
  modulesOn(bench, map).flatMap(({ name, form }) => markKinds(name, form, paramsAt(map, board, name)));

export const setMarks = (bench: Bench, map: MapData, board: string): readonly SetMark[] =>
  marksOn(bench, map, board).flatMap((mark) =>
    placesAt(paramsAt(map, board, mark.module), mark).map((place) => ({
      mark,
      place: place as SetMark['place'],
    })),
  );

export const hexKeys = ({ hexes }: MapBoard): ReadonlySet<string> => new Set(hexes.map(axialKey));
