export const en = {
  'shores-start': 'Starting settlements stand on the main island; the small islands come later.',
  'shores-points': 'The first settlement on this small island: two special points lie beside it.',
} as const;
