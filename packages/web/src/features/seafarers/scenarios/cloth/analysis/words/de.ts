import type { ClothLaying } from './types.js';

export const de: ClothLaying = {
  left: 'Tuch in den Dörfern',
  traders: 'Wer mit einem Dorf handelt',
  supply: 'Tuch im Vorrat',
  bolts: 'Tuch der Spielenden',
  group_cloth: 'Tuch',
};
