/** What a tap does with the tool in hand. */
import {
  type Axial,
  buildBoard,
  neighbour,
  type Side,
  SIDES,
  sideIndex,
  type Terrain,
} from '@landnam/engine';
import type { MapBoard, MapData } from '@landnam/maps';
import {
  around,
  type Clip,
  connected,
  isSameEdge,
  leastOf,
  MAP_LIMITS,
  type MapEdit,
  type MapPlace,
  numbersFor,
  type Paint,
  paramsAt,
  pasteEdit,
  placesAt,
  type PlaceMark,
} from '@landnam/maps/edit';
import type { Bench } from '../../../session/workshop/bench.js';
import { samePlace } from './places.js';

export type EditorTool =
  | { readonly kind: 'terrain'; readonly name: string }
  | { readonly kind: 'erase' | 'robber' | 'copy' | 'paste' }
  /** 0 says that there is deliberately none. */
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'harbour'; readonly trades: string | null }
  | { readonly kind: 'area' | 'group'; readonly name: string | null }
  | { readonly kind: 'mark'; readonly mark: PlaceMark; readonly fields: Readonly<Record<string, unknown>> };

export interface BrushStroke {
  readonly bench: Bench;
  readonly map: MapData;
  readonly board: string;
  readonly tool: EditorTool;
  readonly size: number;
  readonly fill: boolean;
  readonly clip: Clip | null;
}

export const toolPlace = (tool: EditorTool): 'hex' | 'edge' | 'vertex' => {
  if (tool.kind === 'harbour') return 'edge';
  return tool.kind === 'mark' ? tool.mark.at : 'hex';
};

/** Tools that a drag goes on with. */
export const isBrush = ({ kind }: EditorTool): boolean =>
  kind === 'terrain' || kind === 'erase' || kind === 'number' || kind === 'area' || kind === 'group';

/** Tools that gather places while a finger is down. */
export const isDragged = (tool: EditorTool): boolean => isBrush(tool) || tool.kind === 'copy';

export const yieldsGood = (terrain: Terrain | undefined): boolean =>
  terrain?.good !== undefined || terrain?.choice === true;

const terrainOf = ({ terrains }: Bench, name: string | undefined): Terrain | undefined =>
  terrains.find((each) => each.name === name);

/** Bare land. */
const refugesOf = ({ terrains }: Bench): readonly string[] =>
  terrains.filter((terrain) => terrain.land && !yieldsGood(terrain)).map(({ name }) => name);

/** Of terrains by their names. */
export const isLandIn =
  ({ terrains }: Pick<Bench, 'terrains'>) =>
  (name: string | undefined): boolean =>
    terrains.some((terrain) => terrain.name === name && terrain.land);

const terrainPaint = (bench: Bench, name: string): Paint => {
  const terrain = terrainOf(bench, name);
  const wet = terrain?.land !== true;
  return { terrain: name, bare: !yieldsGood(terrain), wet, ...(wet && { refuges: refugesOf(bench) }) };
};

const paintOf = (bench: Bench, tool: EditorTool): Paint => {
  if (tool.kind === 'terrain') return terrainPaint(bench, tool.name);
  if (tool.kind === 'number') return { number: tool.number };
  if (tool.kind === 'area' || tool.kind === 'group') return { [tool.kind]: tool.name };
  return { terrain: null, refuges: refugesOf(bench) };
};

export const hexAt = ({ hexes }: MapBoard, at: Axial) => hexes.find(({ q, r }) => q === at.q && r === at.r);

/** Numbers lie where something is produced; areas on hexes that there are. */
const mayPaint = ({ bench, tool }: BrushStroke, board: MapBoard, at: Axial): boolean => {
  if (tool.kind === 'terrain') return true;
  const hex = hexAt(board, at);
  return tool.kind === 'number' ? yieldsGood(terrainOf(bench, hex?.terrain)) : hex !== undefined;
};

export const brushed = (stroke: BrushStroke, at: Axial): readonly Axial[] => {
  const board = stroke.map.boards[stroke.board];
  if (board === undefined) return [];
  const kind = hexAt(board, at)?.terrain;
  const places =
    stroke.fill && kind !== undefined
      ? connected(at, (other) => hexAt(board, other)?.terrain === kind, MAP_LIMITS.hexes)
      : around(at, stroke.size);
  return places.filter((place) => mayPaint(stroke, board, place));
};

export const paintEdit = ({ bench, board, tool }: BrushStroke, at: readonly Axial[]): MapEdit => ({
  do: 'paint',
  board,
  at,
  with: paintOf(bench, tool),
});

/** Named from the hex that is land. */
const fromLand = (
  { bench }: BrushStroke,
  board: MapBoard,
  at: MapPlace,
): { q: number; r: number; side: Side } => {
  const side = at.side ?? SIDES[0];
  const here = { q: at.q, r: at.r, side };
  const isLand = isLandIn(bench);
  if (isLand(hexAt(board, at)?.terrain)) return here;
  const beyond = neighbour(at, sideIndex(side));
  return isLand(hexAt(board, beyond)?.terrain)
    ? { ...beyond, side: SIDES[(sideIndex(side) + 3) % 6] ?? side }
    : here;
};

const harbourEdit = (stroke: BrushStroke, board: MapBoard, at: MapPlace, trades: string | null): MapEdit => {
  const place = fromLand(stroke, board, at);
  const there = board.harbours?.find((harbour) => isSameEdge(harbour, place));
  const same = there !== undefined && (there.trades ?? trades) === trades;
  return { do: 'harbour', board: stroke.board, at: place, trades: same ? null : trades };
};

const markEdit = (
  { map, board }: BrushStroke,
  at: MapPlace,
  { mark, fields }: Extract<EditorTool, { kind: 'mark' }>,
): MapEdit => {
  const { module, path, many, needed } = mark;
  const said = Object.fromEntries(Object.entries(needed).map(([name, form]) => [name, leastOf(form)]));
  const there = placesAt(paramsAt(map, board, module), mark).find((place) => samePlace(place, at));
  const { q, r, side, corner } = there ?? at;
  const place = { q, r, ...(side && { side }), ...(corner && { corner }) };
  const gone = there !== undefined && (many || mark.optionalItself);
  return { do: 'mark', board, module, path, many, at: place, with: gone ? null : { ...said, ...fields } };
};

const robberEdit = ({ board: key }: BrushStroke, board: MapBoard, { q, r }: Axial): MapEdit => {
  const robber = board.robber;
  const here = robber !== undefined && 'q' in robber && robber.q === q && robber.r === r;
  return { do: 'set', path: ['boards', key, 'robber'], value: here ? undefined : { q, r } };
};

/** Null where the tool does nothing here. */
export const editAt = (stroke: BrushStroke, at: MapPlace): MapEdit | null => {
  const board = stroke.map.boards[stroke.board];
  const { tool } = stroke;
  if (board === undefined || tool.kind === 'copy') return null;
  if (tool.kind === 'harbour') return harbourEdit(stroke, board, at, tool.trades);
  if (tool.kind === 'mark') return markEdit(stroke, at, tool);
  if (tool.kind === 'robber') return robberEdit(stroke, board, at);
  if (tool.kind === 'paste') return stroke.clip && pasteEdit(stroke.clip, stroke.board, at);
  const places = brushed(stroke, at);
  return places.length === 0 ? null : paintEdit(stroke, places);
};

/** Numbers for all that lack one; null where nothing does. */
export const numberRest = (bench: Bench, map: MapData, board: string): MapEdit | null => {
  const data = map.boards[board];
  const hexes = data ? numbersFor(data, (name) => yieldsGood(terrainOf(bench, name))) : [];
  return hexes.length === 0 ? null : { do: 'lay', board, hexes };
};

export interface BoardSizes {
  readonly hexes: number;
  readonly corners: number;
  readonly edges: number;
}

export const sizesOf = ({ hexes, frame = [] }: MapBoard): BoardSizes => {
  const board = buildBoard({ hexes, frame });
  return { hexes: board.hexes, corners: board.vertices, edges: board.edges };
};

/** What the engine has no room for, and what lies too far out, is not laid. */
export const isTooLarge = (board: MapBoard): boolean => {
  const sizes = sizesOf(board);
  const far = board.hexes.some(({ q, r }) => Math.max(Math.abs(q), Math.abs(r)) >= MAP_LIMITS.farthest);
  return far || (['hexes', 'corners', 'edges'] as const).some((name) => sizes[name] > MAP_LIMITS[name]);
};
