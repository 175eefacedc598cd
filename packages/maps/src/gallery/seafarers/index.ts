/** Small ones first, then those that need a module more. */
import type { MapData } from '../../format.js';
import atoll from './atoll.json' with { type: 'json' };
import clothIsles from './cloth-isles.json' with { type: 'json' };
import crescentBay from './crescent-bay.json' with { type: 'json' };
import fogDuel from './fog-duel.json' with { type: 'json' };
import giftsOfTheCoast from './gifts-of-the-coast.json' with { type: 'json' };
import goldRush from './gold-rush.json' with { type: 'json' };
import mistyHeart from './misty-heart.json' with { type: 'json' };
import quickPirates from './quick-pirates.json' with { type: 'json' };
import raceOfWonders from './race-of-wonders.json' with { type: 'json' };
import sixSeas from './six-seas.json' with { type: 'json' };
import skerries from './skerries.json' with { type: 'json' };
import twinContinents from './twin-continents.json' with { type: 'json' };
import unknownSea from './unknown-sea.json' with { type: 'json' };

export const SEA_MAPS = [
  fogDuel,
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
] as unknown as readonly MapData[];
