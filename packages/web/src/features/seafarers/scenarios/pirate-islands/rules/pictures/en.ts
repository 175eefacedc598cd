export const en = {
  'pirate-islands':
    'Everybody has a fortress in the west, a way to it across the water, and settlements in the east; the fleet goes round between them.',
  'pirate-line':
    'The next ship continues the head of your line towards your landing; elsewhere it may not lie.',
} as const;
