export const en = [
  {
    title: 'The Four Islands',
    rules: {
      'S-201': {
        heading: 'Your home',
        text: 'Start where you like, on one island or on two: these are your home.',
      },
      'S-202': {
        heading: 'Points on other islands',
        text: 'Your first settlement on each other island earns 2 special points. 13 points win.',
      },
      'S-203': {
        heading: 'Robber and set-up',
        text: 'The robber begins on the 12. Shuffled set-up keeps the coasts; at most one of 2 and 12 then lies on forest or pasture.',
      },
    },
  },
] as const;
