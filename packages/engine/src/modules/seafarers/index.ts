/** What the recipe of the sea is made of, and the modules its maps may add. */
import type { RuleModule } from '../../core/game/game.js';
import { baseGoods } from '../base/catalogue.js';
import { areas } from './areas.js';
import { cloth } from './scenarios/cloth.js';
import { fog } from './scenarios/fog.js';
import { gold } from './gold.js';
import { harbourNames } from './harbours.js';
import { islandChits } from './scenarios/islandChits.js';
import { laidReady } from './scenarios/laidReady.js';
import { newWorld } from './scenarios/newWorld.js';
import { pirate } from './pirate.js';
import { pirateIslands } from './scenarios/pirateIslands/index.js';
import { ships } from './ships.js';
import { tribe } from './scenarios/tribe.js';
import { WONDERS, wonders } from './scenarios/wonders.js';

export { seaPieces, seaTerrains } from './catalogue.js';

/** After the base game's foundations, before its cards. */
export const seaModules: readonly RuleModule[] = [ships, areas, pirate, gold];

export const seaExtras: Readonly<Record<string, RuleModule>> = {
  islandChits,
  fog,
  tribe,
  cloth,
  pirateIslands,
  wonders,
  newWorld,
  laidReady,
};

export const seaCatalogues: Readonly<Record<string, readonly string[]>> = {
  harbour: harbourNames(baseGoods),
  wonder: WONDERS,
};
