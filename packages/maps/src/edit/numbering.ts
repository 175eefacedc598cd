/** Numbers for hexes that have none: as many of each as a printed game has, reds apart where they can be. */
import { axialKey, neighbour } from '@landnam/engine';
import type { MapBoard, MapHex } from '../format.js';

/** How often each lies on a printed board, the most frequent first. */
const SHARES: readonly (readonly [number, number])[] = [
  [6, 2],
  [8, 2],
  [5, 2],
  [9, 2],
  [4, 2],
  [10, 2],
  [3, 2],
  [11, 2],
  [2, 1],
  [12, 1],
];
const RED = [6, 8];
const ALL_SIDES = [0, 1, 2, 3, 4, 5];

const isRed = (number: number | undefined): boolean => RED.includes(number ?? 0);

/** The number that is rarest on the board, measured by its share, and may lie here. */
const rarest = (counts: ReadonlyMap<number, number>, mayBeRed: boolean): number =>
  SHARES.filter(([number]) => mayBeRed || !isRed(number))
    .map(([number, share]) => [number, (counts.get(number) ?? 0) / share] as const)
    .reduce((least, each) => (each[1] < least[1] ? each : least))[0];

/** The hexes that get a number, with it. */
export const numbersFor = (board: MapBoard, yields: (terrain: string) => boolean): readonly MapHex[] => {
  const all = new Map(board.hexes.map((hex) => [axialKey(hex), hex]));
  const counts = new Map<number, number>();
  for (const { number = 0 } of board.hexes) counts.set(number, (counts.get(number) ?? 0) + 1);
  return board.hexes
    .filter(({ terrain, number }) => number === undefined && yields(terrain))
    .map((hex) => {
      const redBeside = ALL_SIDES.some((side) => isRed(all.get(axialKey(neighbour(hex, side)))?.number));
      const number = rarest(counts, !redBeside);
      counts.set(number, (counts.get(number) ?? 0) + 1);
      const laid = { ...hex, number };
      all.set(axialKey(hex), laid);
      return laid;
    });
};
