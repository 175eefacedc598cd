/** Rows of cards that one side of an offer may have. */
import { at, type Game, KINDS, type State } from '@landnam/engine';

export interface HandRow {
  readonly counts: Uint8Array;
  readonly size: number;
  readonly kinds: number;
}

const rowOf = (goods: readonly number[]): HandRow => {
  const counts = new Uint8Array(KINDS);
  for (const good of goods) counts[good]++;
  return { counts, size: goods.length, kinds: new Set(goods).size };
};

/** All rows of at most this many cards, the shortest of each prefix first. */
export const rowsOf = (g: Game, most: number): readonly HandRow[] => {
  const goods = g.scenario.goods.flatMap(({ card }, good) => (card ? [good] : []));
  const grown = (row: readonly number[]): readonly (readonly number[])[] =>
    goods
      .filter((good) => row.length < most && good >= (row.at(-1) ?? 0))
      .flatMap((good) => [[...row, good], ...grown([...row, good])]);
  return grown([]).map(rowOf);
};

export const holds = ({ base }: State, seat: number, { counts }: HandRow): boolean => {
  for (let good = 0; good < KINDS; good++) if (base.hand[at(seat, good)] < counts[good]) return false;
  return true;
};

/** [B-24] No kind may be on both sides. */
export const isApart = (one: HandRow, other: HandRow): boolean =>
  one.counts.every((count, good) => count === 0 || other.counts[good] === 0);
