export const en = [
  {
    title: 'Heading for New Shores',
    rules: {
      'S-101': { heading: 'Where you start', text: 'Both starting settlements stand on the main island.' },
      'S-102': {
        heading: 'Points on the small islands',
        text: 'Your first settlement on each small island earns 2 special points; everybody can earn them. 14 points win.',
      },
      'S-103': {
        heading: 'Robber and pirate',
        text: 'The robber begins in the desert (with three players on the hills with 12), the pirate on its own hex.',
      },
      'S-104': {
        heading: 'Shuffled set-up',
        text: 'The main island and the small ones keep their own tiles and numbers; the small islands also swap their four sea tiles.',
      },
    },
  },
] as const;
