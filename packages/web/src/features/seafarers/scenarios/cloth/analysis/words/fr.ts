import type { ClothLaying } from './types.js';

export const fr: ClothLaying = {
  left: 'Tissu dans les villages',
  traders: 'Qui commerce avec un village',
  supply: 'Tissu en réserve',
  bolts: 'Tissu des joueurs',
  group_cloth: 'Tissu',
};
