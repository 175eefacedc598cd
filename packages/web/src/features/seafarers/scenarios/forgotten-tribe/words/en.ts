export const en = {
  point: 'a point',
  card: 'a development card',
  gift: 'gift: {gift}',
  taken: '{who} [take|takes] a gift of the tribe: {gift}',
  source: 'Gifts of the tribe',
  left: 'Gifts left',
  points: 'Points',
  cards: 'Development cards',
  harbours: 'Harbours',
  waiting: ['{count} harbour waits for a place', '{count} harbours wait for a place'],
  special: ['{count} point from gifts', '{count} points from gifts'],
} as const;
