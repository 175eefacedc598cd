export const en = {
  'wonders-map': 'The main island with its marked corners, and the small islands around it.',
  'wonders-marked': 'The marked corners are closed to starting settlements; they count later, for a wonder.',
} as const;
