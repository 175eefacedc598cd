export const en = {
  gift: 'Gifts',
  points: 'Points from gifts',
  waiting: 'Harbours that wait for a place',
  cards: 'Cards on the board',
  group_tribe: 'Gifts of the tribe',
  point: 'a point',
  card: 'a development card',
} as const;
