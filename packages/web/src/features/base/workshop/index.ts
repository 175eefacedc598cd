/** What the workshop says about this game's modules and their data. */
import type { ModuleTexts } from '../../types.js';
import { t } from './words/index.js';

export { laying } from '../analysis/index.js';

export const modules: ModuleTexts = {
  robber: t['robber'],
  'robber.about': t['robber.about'],
  knight: t['knight'],
  'knight.about': t['knight.about'],
  longestRoute: t['longestRoute'],
  'longestRoute.about': t['longestRoute.about'],
  largestArmy: t['largestArmy'],
  'largestArmy.about': t['largestArmy.about'],
  monopoly: t['monopoly'],
  'monopoly.about': t['monopoly.about'],
  plenty: t['plenty'],
  'plenty.about': t['plenty.about'],
  roadBuilding: t['roadBuilding'],
  'roadBuilding.about': t['roadBuilding.about'],
  playerTrade: t['playerTrade'],
  'playerTrade.about': t['playerTrade.about'],
  laidReady: t['laidReady'],
  'laidReady.about': t['laidReady.about'],
  'laidReady.starts': t['laidReady.starts'],
  'laidReady.starts.settlements': t['laidReady.starts.settlements'],
  'laidReady.starts.cities': t['laidReady.starts.cities'],
  'laidReady.starts.roads': t['laidReady.starts.roads'],
  'laidReady.starts.cards': t['laidReady.starts.cards'],
};
