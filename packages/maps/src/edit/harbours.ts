/** Harbours on sides of hexes. Where kinds are only counted, the count follows the places. */
import { axialKey, neighbour, SIDES, sideIndex } from '@landnam/engine';
import type { MapBoard, MapEdge, MapHarbour } from '../format.js';

const ANY = 'any';
const OPPOSITE = 3;

/** The same side, named from the hex beyond it. */
export const fromBeyond = (edge: MapEdge): MapEdge => {
  const side = sideIndex(edge.side);
  return { ...neighbour(edge, side), side: SIDES[(side + OPPOSITE) % SIDES.length]! };
};

const isSame = (a: MapEdge, b: MapEdge): boolean => a.q === b.q && a.r === b.r && a.side === b.side;

export const isSameEdge = (a: MapEdge, b: MapEdge): boolean => isSame(a, b) || isSame(fromBeyond(a), b);

const counted = (
  kinds: Readonly<Record<string, number>>,
  kind: string,
  by: number,
): Readonly<Record<string, number>> => {
  const count = (kinds[kind] ?? 0) + by;
  const { [kind]: _old, ...others } = kinds;
  return count > 0 ? { ...others, [kind]: count } : others;
};

/** Of kinds that lie nowhere in particular, the one that there are most of. */
const commonest = (kinds: Readonly<Record<string, number>>): string =>
  Object.entries(kinds).sort(([, a], [, b]) => b - a)[0]?.[0] ?? ANY;

const taken = (board: MapBoard, goes: (harbour: MapHarbour) => boolean): MapBoard => {
  const all = board.harbours ?? [];
  const left = all.filter((harbour) => !goes(harbour));
  if (left.length === all.length) return board;
  let kinds = board.harbourKinds;
  for (let i = left.length; kinds !== undefined && i < all.length; i++)
    kinds = counted(kinds, commonest(kinds), -1);
  return { ...board, harbours: left, ...(kinds === undefined ? {} : { harbourKinds: kinds }) };
};

export const withoutHarbours = (board: MapBoard, hexes: ReadonlySet<string>): MapBoard =>
  taken(board, (harbour) => hexes.has(axialKey(harbour)));

export const withHarbour = (board: MapBoard, at: MapEdge, trades: string | null): MapBoard => {
  const bare = taken(board, (harbour) => isSameEdge(harbour, at));
  if (trades === null) return bare;
  const place = { q: at.q, r: at.r, side: at.side };
  const harbours = bare.harbours ?? [];
  return bare.harbourKinds === undefined
    ? { ...bare, harbours: [...harbours, { ...place, trades }] }
    : { ...bare, harbours: [...harbours, place], harbourKinds: counted(bare.harbourKinds, trades, 1) };
};
