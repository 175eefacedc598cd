import type { Features } from '../../greedy/insight.js';
import { largestArmy, longestRoute } from './awards.js';
import { buildings } from './building.js';
import { cards, monopoly } from './cards.js';
import { playerTrade } from './playerTrade.js';
import { production } from './production.js';
import { robber, thief } from './robber.js';
import { turn } from './turn.js';

/** What the bots know of the classic island. */
export const base: readonly Features[] = [
  turn,
  production,
  buildings,
  robber,
  thief,
  cards,
  monopoly,
  longestRoute,
  largestArmy,
  playerTrade,
];
