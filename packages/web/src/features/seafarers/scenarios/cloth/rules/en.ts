export const en = [
  {
    title: 'Cloth for Catan',
    rules: {
      'S-601': {
        heading: 'Three settlements to begin with',
        text: 'You start with three settlements on the two main islands, each with a road or ship; the third brings the starting cards.',
      },
      'S-602': {
        heading: 'The villages',
        text: 'Eight villages in the middle have a number and five bolts of cloth each; ten more lie in the supply. Nobody builds there.',
      },
      'S-603': {
        heading: 'Trading for cloth',
        text: 'A line of your ships from a building to a village opens trade, unless an opponent’s building cuts it: a bolt at once, then one whenever its number is rolled. If a village runs short the supply helps out; an empty village gives nothing.',
      },
      'S-604': {
        heading: 'What cloth is worth',
        text: 'Two bolts are a point. Cloth is open and no card: it is neither traded nor given back. Ships that link you to a village stay. There is no longest trade route.',
      },
      'S-605': {
        heading: 'The pirate takes cloth',
        text: 'Only who trades with a village may move the pirate. It takes a card or a bolt, as you choose. The robber stays off the village islands.',
      },
      'S-606': {
        heading: 'The end',
        text: '14 points win. Or the game ends as soon as only three villages have cloth left: then most points win, then most cloth.',
      },
      'S-607': { heading: 'Shuffled set-up', text: 'The two main islands only.' },
    },
  },
] as const;
