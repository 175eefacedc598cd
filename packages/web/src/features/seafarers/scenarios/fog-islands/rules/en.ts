export const en = [
  {
    title: 'The Fog Islands',
    rules: {
      'S-301': {
        heading: 'Two islands in sight',
        text: 'Start on the two islands you can see. Twelve hexes lie in the fog; what they are is drawn when somebody finds out.',
      },
      'S-302': {
        heading: 'Lifting the fog',
        text: 'A road or ship that touches fog lifts it at once, a moved one too. Land gets a number, and you get one of its cards (gold: your choice). Sea brings nothing.',
      },
      'S-303': {
        heading: 'What fog is',
        text: 'Fog is neither land nor sea; robber and pirate stay out of it. There are no special points. 12 points win.',
      },
      'S-304': { heading: 'Shuffled set-up', text: 'Tiles and numbers of the two visible islands.' },
    },
  },
] as const;
