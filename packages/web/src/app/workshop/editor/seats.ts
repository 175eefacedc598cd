/** For how many a board of a map is. */
import { boardKey, type MapData } from '@landnam/maps';

const USUAL = 4;

/** A table that is full, but not of more than most games have. */
export const boardSeats = (map: MapData, board: string): number => {
  const there = map.players.filter((seats) => boardKey(map, seats) === board);
  const all = there.length > 0 ? there : map.players;
  const usual = all.filter((seats) => seats <= USUAL);
  return Math.max(...(usual.length > 0 ? usual : all));
};
