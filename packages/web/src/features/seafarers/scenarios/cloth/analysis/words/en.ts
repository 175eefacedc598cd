export const en = {
  left: 'Cloth in the villages',
  traders: 'Who trades with a village',
  supply: 'Cloth in the supply',
  bolts: 'Cloth of the players',
  group_cloth: 'Cloth',
} as const;
