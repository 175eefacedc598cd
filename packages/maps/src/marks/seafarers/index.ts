import { type Marks, owned } from '../mark.js';
import { cloth } from './cloth.js';
import { tribe } from './tribe.js';

const ships: Marks = {
  module: 'ships',
  edge: (_g, s, edge) => owned(s.ships.ship[edge], '~'),
  legend: () => '~ ship',
  terrains: { gold: 226, fog: 250 },
};

const pirate: Marks = {
  module: 'pirate',
  hex: (_g, s, hex) => (s.pirate.hex[0] === hex ? 'P' : ''),
  legend: () => 'P pirate',
};

export const seafarers: readonly Marks[] = [ships, pirate, cloth, tribe];
