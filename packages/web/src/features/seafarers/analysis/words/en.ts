export const en = {
  ship: 'Ships',
  fresh: 'Ships built or moved this turn',
  moved: 'A ship was moved this turn',
  pirate: 'Pirate',
  island: 'Which island a hex is part of',
  chits: 'Special points at buildings',
  roadAndShip: 'a road and a ship lie there [S-1]',
  group_ships: 'Ships',
  group_pirate: 'Pirate',
  group_chits: 'Points for islands',
  chooseGold: 'Choosing for gold',
  placeHarbour: 'Placing a harbour',
} as const;
