/** What happened in a game, counted: cards, dice, points, trades, and what each module counts of its own. */
export { CARD_WAYS, cardsBy, type CardFlow, type CardWay } from './cards.js';
export type { CountedRow, CountedSeries, ModuleFigures } from './counts.js';
export { DICE_SUMS, DICE_WAYS, type DiceFigures } from './dice.js';
export { type GameMoment, type GameStatistics, rowsCounted, StatisticsFold, type TradeMade } from './fold.js';
export { logStatistics, statisticsOf } from './log.js';
