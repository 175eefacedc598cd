import type { LayingPhrases } from './types.js';

export const de: LayingPhrases = {
  left: 'Tuch in den Dörfern',
  traders: 'Wer mit einem Dorf handelt',
  supply: 'Tuch im Vorrat',
  bolts: 'Tuch der Spielenden',
  group_cloth: 'Tuch',
};
