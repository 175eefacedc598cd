export const en = {
  'four-islands': 'Four islands, and you may begin on any of them.',
  'four-points': 'Across the strait to an island that is not your home: two special points.',
} as const;
