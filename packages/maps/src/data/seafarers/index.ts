/** The maps of this folder, in the order of the rules. */
import cloth from './cloth.json' with { type: 'json' };
import fogIslands from './fog-islands.json' with { type: 'json' };
import forgottenTribe from './forgotten-tribe.json' with { type: 'json' };
import fourIslands from './four-islands.json' with { type: 'json' };
import newShores from './new-shores.json' with { type: 'json' };
import newWorld from './new-world.json' with { type: 'json' };
import pirateIslands from './pirate-islands.json' with { type: 'json' };
import throughTheDesert from './through-the-desert.json' with { type: 'json' };
import wonders from './wonders.json' with { type: 'json' };

export const seafarers: readonly unknown[] = [
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
