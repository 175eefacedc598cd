import type { WondersLaying } from './types.js';

export const de: WondersLaying = {
  owner: 'Wessen Wunder',
  level: 'Stufen der Wunder',
  group_wonders: 'Wunder',
};
