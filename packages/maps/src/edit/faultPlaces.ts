/** Where on the board a problem of the checker lies. */
import { CORNERS, type Corner, type Side, SIDES } from '@landnam/engine';
import type { SaidValue } from '@landnam/engine/rules';
import type { MapData } from '../format.js';
import type { MapProblem } from '../check/problem.js';
import type { MapPlace } from './plane.js';

export interface FaultPlaces {
  /** The board's key; absent where all of the map is meant. */
  readonly board?: string;
  readonly places: readonly MapPlace[];
  /** The part of the file: `opening 2`, `modules.with`. */
  readonly part: string;
}

const BOARD = /^board ([^ ,]+)/;
const PLACE = /(-?\d+),(-?\d+)(?: ([NESW]{1,2}))?/g;
const LISTED = /^board [^ ]+ (hexes|frame|harbours) (\d+)/;
const OF_AREA = /^board [^ ]+ (?:area|shuffle) (.+)$/;

const sided = (kind: string, name: string | undefined): Partial<MapPlace> => {
  if (name === undefined) return {};
  if (kind === 'corner') return CORNERS.includes(name as Corner) ? { corner: name as Corner } : {};
  return SIDES.includes(name as Side) ? { side: name as Side } : {};
};

const placesIn = (text: string): readonly MapPlace[] =>
  [...text.matchAll(PLACE)].map(([, q, r, name]) => ({
    q: Number(q),
    r: Number(r),
    ...sided(text.includes('corner ') ? 'corner' : 'edge', name),
  }));

const isPlace = (value: SaidValue): value is MapPlace =>
  typeof value === 'object' && 'q' in value && 'r' in value;

const listedPlace = (map: MapData, where: string): readonly MapPlace[] => {
  const [, list, number] = LISTED.exec(where) ?? [];
  const board = map.boards?.[BOARD.exec(where)?.[1] ?? ''];
  const place = board?.[list as 'hexes' | 'frame' | 'harbours']?.[Number(number) - 1];
  return place === undefined ? [] : [place];
};

/** Every hex of an area, a group, or a shuffle of all. */
const areaPlaces = (map: MapData, where: string): readonly MapPlace[] => {
  const [, name] = OF_AREA.exec(where) ?? [];
  const board = map.boards?.[BOARD.exec(where)?.[1] ?? ''];
  if (name === undefined || board === undefined || name === 'all') return [];
  return board.hexes
    .filter(({ area, group }) => area === name || group === name)
    .map(({ q, r }) => ({ q, r }));
};

export const faultPlaces = (map: MapData, { where, data = {} }: MapProblem): FaultPlaces => {
  const board = BOARD.exec(where)?.[1];
  const inside = where.replace(BOARD, '');
  return {
    ...(board === undefined ? {} : { board }),
    part: board === undefined ? where : inside.trim(),
    places: [
      ...placesIn(inside),
      ...listedPlace(map, where),
      ...areaPlaces(map, where),
      ...Object.values(data).filter(isPlace),
    ],
  };
};
