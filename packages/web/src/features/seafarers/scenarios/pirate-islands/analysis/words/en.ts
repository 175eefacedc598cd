export const en = {
  position: 'Positions',
  warships: 'Warships',
  chits: 'Chits on the fortresses',
  fleet: 'Where the fleet is on its way',
  positionShared: 'everybody has a position of their own [S-701]',
  group_pirates: 'Fleet and fortresses',
  fortressDie: 'The die of the fortress',
  loseCards: 'Cards lost to the fleet',
} as const;
