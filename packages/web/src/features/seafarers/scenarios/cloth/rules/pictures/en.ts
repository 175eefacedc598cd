export const en = {
  'cloth-reach': 'One more ship, and the line reaches the ringed village.',
  'cloth-bolt': 'Trade is open: a bolt of cloth at once, four are left in the village.',
} as const;
