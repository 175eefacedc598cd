export const en = {
  tiles: 'Land under the fog',
  numbers: 'Numbers under the fog',
  group_fog: 'Fog',
  revealHex: 'What the fog hides',
  drawToken: 'Drawing a number',
} as const;
