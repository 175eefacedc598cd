/** The levels that search, loaded with the weights of a game when one of them takes a seat; until then, and without them, `normal` plays. */
import type { BotMaker } from '../bot.js';
import { normal } from '../mind/normal.js';
import type * as Levels from './levels.js';

let levels: typeof Levels | undefined;

const fetched =
  (name: 'hard' | 'expert'): BotMaker =>
  (g, seat, below) =>
    (levels?.[name] ?? normal)(g, seat, below);

export const hard: BotMaker = fetched('hard');
export const expert: BotMaker = fetched('expert');

export const fetchSearch = async (game: string, seats: number): Promise<void> => {
  try {
    const { fetchWeights } = await import('../value/index.js');
    levels ??= await import('./levels.js');
    await fetchWeights(game, seats);
  } catch {
    // no network: `normal` plays on
  }
};
