export const en = [
  {
    title: 'The Fog Islands',
    rules: {
      'S-301':
        'Start on the two islands you can see. Twelve hexes lie in the fog; what they are is drawn when somebody finds out.',
      'S-302':
        'A road or ship that touches fog lifts it at once, a moved one too. Land gets a number, and you get one of its cards (gold: your choice). Sea brings nothing.',
      'S-303':
        'Fog is neither land nor sea; robber and pirate stay out of it. There are no special points. 12 points win.',
      'S-304': 'Shuffled set-up: tiles and numbers of the two visible islands.',
    },
  },
] as const;
