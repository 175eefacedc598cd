/** Maps of ours that show what can be done; they do not ship with a game, but are taken like anybody's own. */
import type { MapData } from '../format.js';
import atoll from './atoll.json' with { type: 'json' };
import clothIsles from './cloth-isles.json' with { type: 'json' };
import crescentBay from './crescent-bay.json' with { type: 'json' };
import duelIsle from './duel-isle.json' with { type: 'json' };
import fogDuel from './fog-duel.json' with { type: 'json' };
import giftsOfTheCoast from './gifts-of-the-coast.json' with { type: 'json' };
import goldRush from './gold-rush.json' with { type: 'json' };
import greatLand from './great-land.json' with { type: 'json' };
import greenValley from './green-valley.json' with { type: 'json' };
import longValley from './long-valley.json' with { type: 'json' };
import mistyHeart from './misty-heart.json' with { type: 'json' };
import narrowNeck from './narrow-neck.json' with { type: 'json' };
import quickPirates from './quick-pirates.json' with { type: 'json' };
import raceOfWonders from './race-of-wonders.json' with { type: 'json' };
import ringOfWaste from './ring-of-waste.json' with { type: 'json' };
import sixSeas from './six-seas.json' with { type: 'json' };
import skerries from './skerries.json' with { type: 'json' };
import threeArms from './three-arms.json' with { type: 'json' };
import twinContinents from './twin-continents.json' with { type: 'json' };
import unknownSea from './unknown-sea.json' with { type: 'json' };

/** The small ones first, then those that need a module more. */
export const GALLERY = [
  duelIsle,
  fogDuel,
  narrowNeck,
  ringOfWaste,
  longValley,
  threeArms,
  greatLand,
  twinContinents,
  crescentBay,
  goldRush,
  atoll,
  skerries,
  mistyHeart,
  unknownSea,
  clothIsles,
  raceOfWonders,
  quickPirates,
  giftsOfTheCoast,
  sixSeas,
  greenValley,
] as unknown as readonly MapData[];
