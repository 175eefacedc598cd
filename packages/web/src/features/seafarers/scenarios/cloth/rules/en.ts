export const en = [
  {
    title: 'Cloth for Catan',
    rules: {
      'S-601':
        'You start with three settlements on the two main islands, each with a road or ship; the third brings the starting cards.',
      'S-602':
        'Eight villages in the middle have a number and five bolts of cloth each; ten more lie in the supply. Nobody builds there.',
      'S-603':
        'A line of your ships from a building to a village opens trade, unless an opponent’s building cuts it: a bolt at once, then one whenever its number is rolled. If a village runs short the supply helps out; an empty village gives nothing.',
      'S-604':
        'Two bolts are a point. Cloth is open and no card: it is neither traded nor given back. Ships that link you to a village stay. There is no longest trade route.',
      'S-605':
        'Only who trades with a village may move the pirate. It takes a card or a bolt, as you choose. The robber stays off the village islands.',
      'S-606':
        '14 points win. Or the game ends as soon as only three villages have cloth left: then most points win, then most cloth.',
      'S-607': 'Shuffled set-up: the two main islands only.',
    },
  },
] as const;
