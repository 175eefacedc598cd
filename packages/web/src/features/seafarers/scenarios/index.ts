/** The scenarios in the order of the rules. */
import type { Folder } from '../../types.js';
import { cloth } from './cloth/entry.js';
import { fogIslands } from './fog-islands/entry.js';
import { forgottenTribe } from './forgotten-tribe/entry.js';
import { fourIslands } from './four-islands/entry.js';
import { newShores } from './new-shores/entry.js';
import { newWorld } from './new-world/entry.js';
import { pirateIslands } from './pirate-islands/entry.js';
import { throughTheDesert } from './through-the-desert/entry.js';
import { wonders } from './wonders/entry.js';

export const SCENARIOS: readonly Folder[] = [
  newShores,
  fourIslands,
  fogIslands,
  throughTheDesert,
  forgottenTribe,
  cloth,
  pirateIslands,
  wonders,
  newWorld,
];
