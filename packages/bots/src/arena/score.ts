/** What games were worth: to each index of the list of bots, and to a name. */
import type { BlockGame, BlockResult } from './block.js';

const even = (places: number): number[] => Array.from({ length: places }, () => 1 / places);

const sharedBy = (places: number, winners: readonly number[]): number[] =>
  Array.from({ length: places }, (_, place) => (winners.includes(place) ? 1 / winners.length : 0));

/** If a stand-in won, those who kept their seats share the game. */
const keptBy = (places: number, faults: Readonly<Record<string, string>>): readonly number[] => {
  const kept = Array.from({ length: places }, (_, place) => place).filter(
    (place) => !Object.hasOwn(faults, String(place)),
  );
  return kept.length === 0 ? even(places) : sharedBy(places, kept);
};

/** By index, summing to 1: a shared win is split, a game without a winner is even, and so is one that broke: leaving it out would select games. */
export const resultOf = ({ won, error, faults }: BlockGame, places: number): readonly number[] => {
  if (won.length > 0) return sharedBy(places, won);
  return error === undefined && faults !== undefined ? keptBy(places, faults) : even(places);
};

/** The same minus what nature brought; unchanged if luck was not measured. */
export const correctedOf = (game: BlockGame, places: number): readonly number[] =>
  resultOf(game, places).map((result, place) => result - (game.luck?.[place] ?? 0));

export type ScoreOf = typeof resultOf;

/** A name's share of each game of a block, its seats together. */
export const scoresOf = (
  bots: readonly string[],
  name: string,
  { games }: BlockResult,
  measure: ScoreOf = resultOf,
): readonly number[] =>
  games.map((game) =>
    measure(game, bots.length).reduce((sum, score, place) => sum + (bots[place] === name ? score : 0), 0),
  );
