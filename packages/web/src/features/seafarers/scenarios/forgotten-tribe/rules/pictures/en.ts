export const en = {
  'tribe-gift': 'A point lies on this coast: the first ship there takes it.',
  'tribe-harbour': 'One ship on, a harbour was found. It goes at once to a coast at the finder’s settlement.',
} as const;
