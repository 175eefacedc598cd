export const en = [
  {
    title: 'The Forgotten Tribe',
    rules: {
      'S-501': {
        heading: 'Where you settle',
        text: 'Start on the main island. Nobody ever settles on the small islands.',
      },
      'S-502': {
        heading: 'Gifts on the coasts',
        text: 'The first ship on a marked coast takes what lies there: a point, a development card (playable from the next turn on), or a harbour. 13 points win.',
      },
      'S-503': {
        heading: 'Placing a harbour',
        text: 'A harbour must go at once to a coast at one of your buildings, with no other harbour next to it. Without such a place it waits for your next settlement.',
      },
      'S-504': {
        heading: 'The robber',
        text: 'The robber begins in a desert of the small islands and never returns there.',
      },
      'S-505': {
        heading: 'Shuffled set-up',
        text: 'The main island only; its three eastern hexes get no 5, 6, 8 or 9.',
      },
    },
  },
] as const;
