export const en = {
  hands_title: 'Known cards',
  none: 'no cards',
  unsure: ['{count} more: {goods}', '{count} more: {goods}'],
  about: 'From what everybody saw. Framed: what stolen cards may be.',
  likely: 'Very likely: after many thefts nobody can be certain.',
  memory: 'Cards are not counted for you: this table plays by memory.',
} as const;
