import { type Board, CORNERS, edgeAt, hexAt, SIDES, vertexAt } from '@landnam/engine';

const HEX = /@(-?\d+),(-?\d+)/g;
const CORNER = /(-?\d+),(-?\d+)\.(NE|SE|SW|NW|N|S)\b/g;
const SIDE = /(-?\d+),(-?\d+)\/(NE|SE|SW|NW|E|W)\b/g;

const known = (id: number, letter: string, word: string): string => {
  if (id < 0) throw new Error(`the board has no place ${word}`);
  return `${letter}${id}`;
};

/** Places by position: `@q,r` a hex, `q,r.N` a corner, `q,r/NE` a side; ids pass unchanged. */
export const withIds = (board: Board, text: string): string =>
  text
    .replace(CORNER, (word, q: string, r: string, corner: (typeof CORNERS)[number]) =>
      known(vertexAt(board, { q: Number(q), r: Number(r) }, CORNERS.indexOf(corner)), 'v', word),
    )
    .replace(SIDE, (word, q: string, r: string, side: (typeof SIDES)[number]) =>
      known(edgeAt(board, { q: Number(q), r: Number(r) }, SIDES.indexOf(side)), 'e', word),
    )
    .replace(HEX, (word, q: string, r: string) =>
      known(hexAt(board, { q: Number(q), r: Number(r) }), 'h', word),
    );

/** The number in a place word: `v12`, `0,0.N`, `@0,0`. */
export const placeId = (board: Board, word: string | number): number =>
  typeof word === 'number' ? word : Number(withIds(board, word).slice(1));

/** All sides of a hex in order: a ring of six roads. */
export const ringOf = (q: number, r: number): string[] => SIDES.map((side) => `${q},${r}/${side}`);
