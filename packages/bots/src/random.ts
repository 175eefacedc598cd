import type { BotMaker } from './bot.js';

/** Picks uniformly from the list and never looks at the board. */
export const random: BotMaker = (_game, _seat, below) => ({
  begin: () => undefined,
  choose: ({ legal }) => legal.items[below(legal.length)],
});
