export const en = {
  'fog-before': 'The next ship will touch the ringed hex. Nobody knows yet what lies in the fog.',
  'fog-lifted': 'Mountains with a 5: the finder takes one ore at once.',
} as const;
