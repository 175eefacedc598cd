/** What fields, faults and questions of this game and its scenarios are called where a position is laid by hand, by the engine’s own names. */
import { joinLaying } from '../../laying.js';
import type { LayingTexts } from '../../types.js';
import { LAYING } from '../scenarios/laying.js';
import { t } from './words/index.js';

const own: LayingTexts = {
  fields: {
    'ships ship': t.ship,
    'ships fresh': t.fresh,
    'ships moved': t.moved,
    'pirate hex': t.pirate,
    'islandChits island': t.island,
    'islandChits chits': t.chits,
  },
  faults: {
    roadAndShip: t.roadAndShip,
  },
  names: {
    ships: t.group_ships,
    pirate: t.group_pirate,
    islandChits: t.group_chits,
    chooseGold: t.chooseGold,
    placeHarbour: t.placeHarbour,
  },
};

export const laying = joinLaying([own, ...LAYING]);
