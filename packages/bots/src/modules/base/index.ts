import type { ModuleInsight } from '../../mind/insight.js';
import { largestArmy, longestRoute } from './awards.js';
import { buildings } from './building.js';
import { cards, monopoly, plenty } from './cards.js';
import { discards, supplyTrade } from './goods.js';
import { playerTrade } from './playerTrade.js';
import { production } from './production.js';
import { robber, thief } from './robber.js';
import { turn } from './turn.js';

/** What the bots know about the classic island. */
export const base: readonly ModuleInsight[] = [
  turn,
  production,
  buildings,
  robber,
  thief,
  cards,
  monopoly,
  plenty,
  supplyTrade,
  discards,
  longestRoute,
  largestArmy,
  playerTrade,
];
