/** Where fleet, lines and fortresses lie: the map's data turned into places of the board. */
import {
  type Axial,
  type Board,
  CORNERS,
  type Corner,
  edgeAt,
  hexAt,
  type Side,
  SIDES,
  vertexAt,
} from '@landnam/engine';
import type { GameInfo, View } from '../../../../session/types.js';
import { NONE } from '../../../../session/none.js';
import { groupOf } from '../../view.js';

export interface Lane {
  readonly landing: number;
  readonly fortress: number;
  readonly edges: readonly number[];
  /** Ships that are still needed from a vertex to the fortress. */
  readonly left: ReadonlyMap<number, number>;
}
export interface Waters {
  readonly fleet: readonly number[];
  readonly lanes: readonly Lane[];
}

type EdgePlace = Axial & { readonly side: Side };
type VertexPlace = Axial & { readonly corner: Corner };

const spread = (board: Board, edges: readonly number[], from: number, left: Map<number, number>): void => {
  const front = [from];
  for (let vertex = front.shift(); vertex !== undefined; vertex = front.shift())
    for (const edge of edges) {
      const ends: number[] = [board.edgeVertices[edge * 2] ?? NONE, board.edgeVertices[edge * 2 + 1] ?? NONE];
      const other = ends.includes(vertex) ? ends.find((end) => end !== vertex) : undefined;
      if (other === undefined || left.has(other)) continue;
      left.set(other, (left.get(vertex) ?? 0) + 1);
      front.push(other);
    }
};

const readWaters = ({ board, scenario }: GameInfo): Waters => {
  const { fleet, seats } = scenario.params.pirateIslands ?? { fleet: [], seats: [] };
  const edgeOf = (place: EdgePlace): number => edgeAt(board, place, SIDES.indexOf(place.side));
  const vertexOf = (place: VertexPlace): number => vertexAt(board, place, CORNERS.indexOf(place.corner));
  const lanes = seats.map((seat): Lane => {
    const [near, far] = [seat.toFortress.map(edgeOf), seat.toLanding.map(edgeOf)];
    const [landing, fortress] = [vertexOf(seat.landing), vertexOf(seat.fortress)];
    const left = new Map([[fortress, 0]]);
    spread(board, near, fortress, left);
    spread(board, far, landing, left);
    return { landing, fortress, edges: [...near, ...far], left };
  });
  return { fleet: fleet.map((hex) => hexAt(board, hex)), lanes };
};

const known = new WeakMap<GameInfo, Waters>();

export const watersOf = (info: GameInfo): Waters => {
  const before = known.get(info) ?? readWaters(info);
  known.set(info, before);
  return before;
};

export const laneOf = (info: GameInfo, view: View, seat: number): Lane | undefined =>
  watersOf(info).lanes[groupOf(view, 'pirateIslands')?.position[seat] ?? NONE];

const nearEnd = ({ board }: GameInfo, { left }: Lane, edge: number): number =>
  Math.min(
    left.get(board.edgeVertices[edge * 2] ?? NONE) ?? NONE,
    left.get(board.edgeVertices[edge * 2 + 1] ?? NONE) ?? NONE,
  );

/** A seat's ships from its starting building on. */
export const lineOf = (info: GameInfo, view: View, seat: number): readonly number[] => {
  const lane = laneOf(info, view, seat);
  if (lane === undefined) return [];
  return Array.from(groupOf(view, 'ships')?.ship ?? [], (owner, edge) => (owner === seat ? edge : NONE))
    .filter((edge) => edge !== NONE)
    .sort((a, b) => nearEnd(info, lane, b) - nearEnd(info, lane, a));
};

/** [S-703] The first ships of the line are the warships. */
export const warshipsOf = (info: GameInfo, view: View, seat: number): readonly number[] =>
  lineOf(info, view, seat).slice(0, groupOf(view, 'pirateIslands')?.warships[seat] ?? 0);

export const shipsToGo = (info: GameInfo, view: View, seat: number): number => {
  const lane = laneOf(info, view, seat);
  const head = lineOf(info, view, seat).at(-1);
  return lane === undefined || head === undefined ? NONE : nearEnd(info, lane, head);
};

/** The hexes the fleet can reach with the next roll, nearest first. */
export const nextHexes = (info: GameInfo, view: View): readonly number[] => {
  const { fleet } = watersOf(info);
  const now = groupOf(view, 'pirateIslands')?.fleet[0] ?? NONE;
  return now === NONE ? [] : [1, 2, 3, 4, 5, 6].map((step) => fleet[(now + step) % fleet.length] ?? NONE);
};

export const fleetHex = (info: GameInfo, view: View): number =>
  watersOf(info).fleet[groupOf(view, 'pirateIslands')?.fleet[0] ?? NONE] ?? NONE;
