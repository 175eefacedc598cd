/** What fields, faults and questions of every scenario are called where a position is laid by hand. */
import type { LayingTexts } from '../../types.js';
import { laying as cloth } from './cloth/analysis/index.js';
import { laying as fogIslands } from './fog-islands/analysis/index.js';
import { laying as forgottenTribe } from './forgotten-tribe/analysis/index.js';
import { laying as newWorld } from './new-world/analysis/index.js';
import { laying as pirateIslands } from './pirate-islands/analysis/index.js';
import { laying as wonders } from './wonders/analysis/index.js';

export const LAYING: readonly LayingTexts[] = [
  fogIslands,
  forgottenTribe,
  cloth,
  pirateIslands,
  wonders,
  newWorld,
];
