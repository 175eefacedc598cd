import type { ModuleInsight } from '../../mind/insight.js';
import { cloth } from './cloth.js';
import { fog } from './fog.js';
import { gold } from './gold.js';
import { pirate } from './pirate.js';
import { pirateIslands } from './pirateIslands.js';
import { ships } from './ships.js';
import { tribe } from './tribe.js';
import { wonders } from './wonders.js';

/** What the bots know about the sea. */
export const seafarers: readonly ModuleInsight[] = [
  ships,
  gold,
  pirate,
  fog,
  tribe,
  cloth,
  pirateIslands,
  wonders,
];
