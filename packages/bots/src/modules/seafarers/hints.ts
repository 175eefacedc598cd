import type { ProgressSign } from '../../hint/signs.js';

export const seafarersHints: readonly ProgressSign[] = [
  { feature: 'islands settled', name: 'island', way: 'rises' },
  { feature: 'bolts', name: 'cloth', way: 'rises' },
  { feature: 'villages traded with', name: 'village', way: 'rises' },
  { feature: 'harbours waiting', name: 'harbour', way: 'rises' },
  { feature: 'warships', name: 'warship', way: 'rises' },
  { feature: 'levels of the wonder', name: 'wonder', way: 'rises' },
  { feature: 'chits on the fortress', name: 'fortress', way: 'falls' },
  { feature: 'hexes in fog', name: 'fog', way: 'falls', ofTable: true },
  { feature: 'ships to a new island', name: 'island', way: 'nearer' },
  { feature: 'pieces to the fog', name: 'fog', way: 'nearer' },
  { feature: 'ships to a point gift', name: 'gift', way: 'nearer' },
  { feature: 'ships to a village', name: 'village', way: 'nearer' },
];
