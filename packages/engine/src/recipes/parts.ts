/** Lists of modules and options that several games share. */
import type { RuleModule } from '../core/game/game.js';
import { buildings } from '../modules/base/buildings.js';
import { cards } from '../modules/base/cards.js';
import { discards } from '../modules/base/discards.js';
import { island } from '../modules/base/island.js';
import { knight } from '../modules/base/knight.js';
import { largestArmy } from '../modules/base/largestArmy.js';
import { longestRoute } from '../modules/base/longestRoute.js';
import { monopoly } from '../modules/base/monopoly.js';
import { opening } from '../modules/base/opening.js';
import { playerTrade } from '../modules/base/playerTrade.js';
import { plenty } from '../modules/base/plenty.js';
import { production } from '../modules/base/production.js';
import { roadBuilding } from '../modules/base/roadBuilding.js';
import { roads } from '../modules/base/roads.js';
import { robber } from '../modules/base/robber.js';
import { roundLimit } from '../modules/base/roundLimit.js';
import { supplyTrade } from '../modules/base/supplyTrade.js';
import { thief } from '../modules/base/thief.js';
import { turn } from '../modules/base/turn.js';
import { victory } from '../modules/base/victory.js';
import { buildingPhase } from '../modules/five-six/buildingPhase.js';
import { pairedTurns } from '../modules/five-six/pairedTurns.js';
import type { OptionSpec } from './recipe.js';

export const HOUSE_OPTIONS: readonly OptionSpec[] = [
  { name: 'pointsToWin', rule: 'B-60', default: 0, least: 3, most: 20 },
  { name: 'discardLimit', rule: 'B-60', default: 7, least: 5, most: 20 },
  { name: 'friendlyRobber', rule: 'B-60', default: false },
  { name: 'balancedDice', rule: 'B-60', default: false },
  { name: 'noPlayerTrade', rule: 'B-60', default: false },
];
/** [B-72] Offered where the wait for one's own turn is long; a map says which it is played with. */
export const TURN_OPTION: OptionSpec = {
  name: 'turns',
  rule: 'B-72',
  default: 'plain',
  choices: ['paired', 'building', 'plain'],
  leastSeats: 5,
};
export const TURN_MODULES = { paired: pairedTurns, building: buildingPhase };
export const HOUSE_LEAVES: Readonly<Record<string, string>> = { noPlayerTrade: playerTrade.name };

export const GROUND: readonly RuleModule[] = [
  turn,
  island,
  opening,
  production,
  discards,
  thief,
  robber,
  roads,
  buildings,
];
export const DECK: readonly RuleModule[] = [cards, knight, roadBuilding, plenty, monopoly];
export const TRADES: readonly RuleModule[] = [supplyTrade, playerTrade];
export const AWARDS: readonly RuleModule[] = [longestRoute, largestArmy, victory, roundLimit];
