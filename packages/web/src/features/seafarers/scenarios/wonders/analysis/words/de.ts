import type { LayingPhrases } from './types.js';

export const de: LayingPhrases = {
  owner: 'Wessen Wunder',
  level: 'Stufen der Wunder',
  group_wonders: 'Wunder',
};
