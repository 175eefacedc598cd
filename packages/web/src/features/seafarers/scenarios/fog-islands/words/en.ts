export const en = {
  fog: 'Fog',
  found: 'Fog lifts for {who}: {terrain}',
  number: '{who} [draw|draws] the number {number}',
  reward: '{who} [get|gets] {goods} for it',
  nothing: 'The supply has no reward left',
  qGold: 'Gold under the fog: choose a card.',
  left: 'Still in the fog',
  numbers: 'Numbers still to come',
} as const;
