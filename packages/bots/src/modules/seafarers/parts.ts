/** Which parts of a position the fields of the sea belong to. */
import { APART, FIGURES, NOTHING } from '../../mind/aspects.js';
import type { Fields } from '../../mind/insight.js';

export const SHIPS = APART;

export const shipParts: Fields = {
  'ships.ship': SHIPS,
  // which ships may still sail is up to the rules
  'ships.fresh': NOTHING,
  'ships.moved': NOTHING,
};
export const pirateParts: Fields = { 'pirate.hex': FIGURES };
