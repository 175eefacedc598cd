import type { RuleModule } from '../core/game/game.js';
import { cards } from '../modules/base/cards.js';
import { largestArmy } from '../modules/base/largestArmy.js';
import { longestRoute } from '../modules/base/longestRoute.js';
import { roadBuilding } from '../modules/base/roadBuilding.js';
import { roundLimit } from '../modules/base/roundLimit.js';
import { victory } from '../modules/base/victory.js';
import { cleanup } from '../modules/energies/cleanup.js';
import {
  energiesCardPrice,
  energiesCards,
  energiesCatalogues,
  energiesFigures,
  energiesGoods,
  energiesPieces,
  energiesTerrains,
} from '../modules/energies/catalogue.js';
import { endings } from '../modules/energies/endings.js';
import { eventDiscs } from '../modules/energies/eventDiscs.js';
import { airPollution } from '../modules/energies/events/airPollution.js';
import { climateConference } from '../modules/energies/events/climateConference.js';
import { environmentalPollution } from '../modules/energies/events/environmentalPollution.js';
import { freeCard } from '../modules/energies/events/freeCard.js';
import { governmentFunding } from '../modules/energies/events/governmentFunding.js';
import { productionIncrease } from '../modules/energies/events/productionIncrease.js';
import { rainAndFlooding } from '../modules/energies/events/rainAndFlooding.js';
import { sustainableProduction } from '../modules/energies/events/sustainableProduction.js';
import { firstGame } from '../modules/energies/firstGame.js';
import { footprints } from '../modules/energies/footprints.js';
import { hazards } from '../modules/energies/hazards.js';
import { highYield } from '../modules/energies/highYield.js';
import { powerPlants } from '../modules/energies/powerPlants.js';
import { researchGrant } from '../modules/energies/researchGrant.js';
import { scienceAndEnergy } from '../modules/energies/scienceAndEnergy.js';
import { warehouse } from '../modules/energies/warehouse.js';
import { balancedDice } from '../modules/house/balancedDice.js';
import { friendlyRobber } from '../modules/house/friendlyRobber.js';
import { GROUND, HOUSE_LEAVES, HOUSE_OPTIONS, TRADES } from './parts.js';
import type { Recipe } from './recipe.js';

const ENERGIES: readonly RuleModule[] = [
  scienceAndEnergy,
  footprints,
  eventDiscs,
  powerPlants,
  hazards,
  warehouse,
  cleanup,
  highYield,
  researchGrant,
];
const DISC_EVENTS: readonly RuleModule[] = [
  freeCard,
  climateConference,
  environmentalPollution,
  airPollution,
  productionIncrease,
  rainAndFlooding,
  sustainableProduction,
  governmentFunding,
];

export const energies: Recipe = {
  goods: energiesGoods,
  pieces: energiesPieces,
  cards: energiesCards,
  terrains: energiesTerrains,
  figures: energiesFigures,
  cardPrice: energiesCardPrice,
  awardCard: 'cleanup',
  catalogues: energiesCatalogues,
  modules: [
    ...GROUND,
    cards,
    roadBuilding,
    ...TRADES,
    ...ENERGIES,
    ...DISC_EVENTS,
    longestRoute,
    largestArmy,
    victory,
    endings,
    roundLimit,
  ],
  extras: { firstGame },
  house: { friendlyRobber, balancedDice },
  leaves: HOUSE_LEAVES,
  options: [
    {
      name: 'setUp',
      rule: 'E-10',
      default: 'spiral',
      choices: ['spiral', 'random', 'fixed'],
      drawn: 'fixed',
    },
    { name: 'climateConferenceSpaces', rule: 'E-6', default: '3', choices: ['3', '4'] },
    { name: 'sustainableProductionSpaces', rule: 'E-6', default: '3', choices: ['3', '4'] },
    { name: 'footprintBands', rule: 'E-6', default: 'scaled', choices: ['scaled', 'unscaled', 'steep'] },
    ...HOUSE_OPTIONS,
  ],
};
