import type { LayingPhrases } from './types.js';

export const fr: LayingPhrases = {
  left: 'Tissu dans les villages',
  traders: 'Qui commerce avec un village',
  supply: 'Tissu en réserve',
  bolts: 'Tissu des joueurs',
  group_cloth: 'Tissu',
};
