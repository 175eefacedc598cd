export const en = [
  {
    title: 'Heading for New Shores',
    rules: {
      'S-101': 'Both starting settlements stand on the main island.',
      'S-102':
        'Your first settlement on each small island earns 2 special points; everybody can earn them. 14 points win.',
      'S-103':
        'The robber begins in the desert (with three players on the hills with 12), the pirate on its own hex.',
      'S-104':
        'Shuffled set-up: the main island and the small ones keep their own tiles and numbers; the small islands also swap their four sea tiles.',
    },
  },
] as const;
