export const en = [
  {
    title: 'New World',
    rules: {
      'S-901': {
        heading: 'A world by chance',
        text: 'All hexes and numbers are shuffled; 6 and 8 never touch. Nine harbours lie on coasts apart from each other: by chance, or placed by you in turn if you choose so.',
      },
      'S-902': {
        heading: 'Home, points and the end',
        text: 'Start anywhere; these islands are your home. Your first settlement on another island earns 1 special point, once a game. Robber and pirate begin off the board. 12 points win.',
      },
    },
  },
] as const;
