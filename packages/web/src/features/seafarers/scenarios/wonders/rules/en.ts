export const en = [
  {
    title: 'The Wonders of Catan',
    rules: {
      'S-801': {
        heading: 'Where you start',
        text: 'Start on the main island, but not on the marked corners. A first settlement on a small island earns 1 special point. There is no pirate.',
      },
      'S-802': {
        heading: 'Building a wonder',
        text: 'Each wonder asks for something before you may begin it; beginning costs a ship from your stock. Each of its four levels costs five cards. One wonder a player, and nobody else can begin yours.',
      },
      'S-803': {
        heading: 'Winning',
        text: 'You win with level 4, or with 10 points and a higher level than everybody else.',
      },
      'S-804': {
        heading: 'Shuffled set-up',
        text: 'The main island without its deserts; the two hexes beside them get no 6 or 8.',
      },
    },
  },
] as const;
