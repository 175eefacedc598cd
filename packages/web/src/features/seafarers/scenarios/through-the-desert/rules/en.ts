export const en = [
  {
    title: 'Through the Desert',
    rules: {
      'S-401': {
        heading: 'Points beyond the desert',
        text: 'Start on the main island. Your first settlement beyond the desert belt, and on each small island, earns 2 special points. 14 points win.',
      },
      'S-402': {
        heading: 'Nobody’s land',
        text: 'Corners that touch only desert and sea belong to nobody’s land: no start there, no bonus.',
      },
      'S-403': {
        heading: 'Robber and set-up',
        text: 'The robber begins on one of the three deserts. Shuffled set-up leaves the deserts where they are; 6 and 8 never lie on gold.',
      },
    },
  },
] as const;
