export const en = {
  'new-world': 'One of countless worlds: hexes and numbers lie as chance has dealt them.',
  'new-world-point': 'The first settlement on another island than your home: one special point.',
} as const;
