/** What blocks say about a map: length, every seat's chance, ends, sites, and what nobody uses. */
import { clustered, type Interval, meanOf, widening, wilson } from '../arena/interval.js';
import type { BalanceBlock, BalanceGame } from './block.js';
import type { SiteWorth } from './sites.js';
import { type Thing, unusedThings } from './things.js';

export interface SeatShare extends Interval {
  /** Without luck where that was measured. */
  readonly rate: number;
  /** As the games ended. */
  readonly plain: number;
}

/** How seats fared that began at a corner. */
export interface SiteShare extends SiteWorth, Interval {
  readonly games: number;
}

/** Turns of a game: least, a tenth of the games, half, nine tenths, most. */
export type LengthQuantiles = readonly [number, number, number, number, number];

export interface BalanceReport {
  readonly games: number;
  readonly finished: number;
  /** Mean of a game. */
  readonly turns: number;
  readonly length: LengthQuantiles;
  /** In the order of play: whoever begins is the first. */
  readonly seats: readonly SeatShare[];
  /** By number of the seat, whoever begins: where the map gives seats things of their own. */
  readonly numbered: readonly SeatShare[];
  readonly corrected: boolean;
  /** Places in the order of play whose chance is not the even one, beyond doubt (99 %). */
  readonly uneven: readonly number[];
  readonly unevenNumbers: readonly number[];
  readonly ends: Readonly<Record<string, number>>;
  readonly unused: readonly Thing[];
  /** Where games began, best first, if all of them had the same board. */
  readonly sites: readonly SiteShare[];
  readonly errors: readonly string[];
}

const resultsOf = ({ won }: BalanceGame, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => {
    if (won.length === 0) return 1 / seats;
    return won.includes(seat) ? 1 / won.length : 0;
  });

/** Whose share is asked: the seat of a game. */
type SeatIn = (game: BalanceGame) => number;

const scoresOf = (
  games: readonly BalanceGame[],
  seats: number,
  seatIn: SeatIn,
  corrected: boolean,
): number[] =>
  games.map((game) => {
    const seat = seatIn(game);
    return resultsOf(game, seats)[seat] - (corrected ? (game.luck?.[seat] ?? 0) : 0);
  });

/** With fewer wins or losses than this, too few blocks differ for t. */
const FEW = 10;

const intervalOf = (means: readonly number[], plain: number, games: number, corrected: boolean): Interval => {
  const wins = plain * games;
  if (!corrected && Math.min(wins, games - wins) < FEW) return wilson(wins, games);
  const { low, high } = clustered(means);
  return { low: Math.max(0, low), high: Math.min(1, high) };
};

const shareOf = (
  blocks: readonly BalanceBlock[],
  seats: number,
  seatIn: SeatIn,
  corrected: boolean,
): SeatShare => {
  const meansBy = (isCorrected: boolean): number[] =>
    blocks.map(({ games }) => meanOf(scoresOf(games, seats, seatIn, isCorrected)));
  const means = meansBy(corrected);
  const plain = meanOf(meansBy(false));
  return { rate: meanOf(means), ...intervalOf(means, plain, blocks.length * seats, corrected), plain };
};

/** At 99 %, since several seats are looked at. */
const isUneven = ({ rate, low, high }: SeatShare, even: number, wider: number): boolean =>
  even < rate - (rate - low) * wider || even > rate + (high - rate) * wider;

const unevenOf = (shares: readonly SeatShare[], blocks: number): readonly number[] => {
  const wider = widening(Math.max(1, blocks - 1));
  return shares.flatMap((share, place) => (isUneven(share, 1 / shares.length, wider) ? [place] : []));
};

const quantilesOf = (values: readonly number[]): LengthQuantiles => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return [at(0), at(0.1), at(0.5), at(0.9), at(1)];
};

const endsOf = (games: readonly BalanceGame[]): Readonly<Record<string, number>> => {
  const ends: Record<string, number> = {};
  for (const { end } of games) ends[end] = (ends[end] ?? 0) + 1;
  return ends;
};

/** A corner that fewer games began at says little. */
const LEAST_STARTS = 8;

const scoresBySite = (
  games: readonly BalanceGame[],
  seats: number,
  corrected: boolean,
): Map<number, number[]> => {
  const scores = new Map<number, number[]>();
  for (const game of games)
    game.sites.forEach((vertices, seat) => {
      const [score] = scoresOf([game], seats, () => seat, corrected);
      for (const vertex of vertices) scores.set(vertex, [...(scores.get(vertex) ?? []), score]);
    });
  return scores;
};

const sitesOf = (games: readonly BalanceGame[], seats: number, corrected: boolean): readonly SiteShare[] =>
  [...scoresBySite(games, seats, corrected)]
    .filter(([, scores]) => scores.length >= LEAST_STARTS)
    .map(([vertex, scores]) => ({ vertex, games: scores.length, rate: meanOf(scores), ...clustered(scores) }))
    .sort((a, b) => b.rate - a.rate);

export interface ReportOptions {
  readonly seats: number;
  /** Whether every game has the same board: only then do corners of several games mean the same. */
  readonly sameBoard: boolean;
}

/** In order of their numbers, so that threads change nothing. */
export const balanceReport = (
  results: readonly BalanceBlock[],
  { seats, sameBoard }: ReportOptions,
): BalanceReport => {
  const blocks = results.toSorted((a, b) => a.block - b.block);
  const games = blocks.flatMap((block) => block.games);
  const finished = games.filter(({ error }) => error === undefined);
  const corrected = games.length > 0 && games.every(({ luck }) => luck !== undefined);
  const shares = (seatOf: (place: number) => SeatIn): readonly SeatShare[] =>
    blocks.length === 0
      ? []
      : Array.from({ length: seats }, (_, place) => shareOf(blocks, seats, seatOf(place), corrected));
  const inOrder = shares(
    (place) =>
      ({ first }) =>
        (first + place) % seats,
  );
  const numbered = shares((place) => () => place);
  const turns = finished.map((game) => game.turns);
  return {
    games: games.length,
    finished: finished.length,
    turns: turns.length === 0 ? 0 : meanOf(turns),
    length: quantilesOf(turns),
    seats: inOrder,
    numbered,
    corrected,
    uneven: unevenOf(inOrder, blocks.length),
    unevenNumbers: unevenOf(numbered, blocks.length),
    ends: endsOf(games),
    unused: unusedThings(
      blocks.flatMap(({ things }) => things),
      blocks.flatMap(({ used }) => used),
    ),
    sites: sameBoard ? sitesOf(games, seats, corrected) : [],
    errors: games.flatMap(({ error }) => error ?? []).slice(0, 5),
  };
};
