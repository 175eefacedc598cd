import type { NewCatanText } from './types.js';

export const en: NewCatanText = {
  base: 'For three or four players. What is not said here is as in the',
  baseLink: 'base game',
  chapters: [
    {
      title: 'The island and its shore',
      rules: {
        'N-1': {
          heading: 'The lake',
          text: 'A lake lies in the middle. It has no number and yields nothing; you may build around it, and the robber may go there. The other 18 hexes are shuffled, 17 of them carry a number.',
        },
        'N-2': {
          heading: 'Outposts and frontiers',
          text: 'Six double-hexes lie around the island: the outposts of Green Folk, Merchants, Scientists and Diplomats, and two frontiers facing each other. Each touches five corners of the coast. Frontiers do nothing, and there are no harbours.',
        },
        'N-3': {
          heading: 'Five benefits a people',
          text: 'Each people offers five benefits, one at each corner of its outpost, in an order that is shuffled for every game. A benefit has one owner at most.',
        },
        'N-4': {
          heading: 'The gaps',
          text: 'Between two double-hexes there is a gap: a coast edge in two halves. Each half takes one road, and the halves may belong to two people. Nothing can be built on the joint between them. Both halves count for the longest road, and only your own two roads join the two ends.',
        },
        'N-5': {
          heading: 'The deck',
          text: 'The deck has 22 development cards: 13 knights, 3 victory points and 2 of each other kind.',
        },
        'N-6': { heading: 'Robber and infiltrator', text: 'Robber and infiltrator start beside the board.' },
      },
    },
    {
      title: 'Playing',
      rules: {
        'N-10': {
          heading: 'Trading with the supply',
          text: 'The supply takes three cards of one kind and one of any kind for one card of a kind you did not give.',
        },
        'N-11': {
          heading: 'Moving one of the two',
          text: 'After a 7 or with a knight, move the robber to another hex or the infiltrator to another outpost corner. If both were on the board before, the one that stays put leaves it.',
        },
        'N-12': {
          heading: 'What the infiltrator blocks',
          text: 'The infiltrator blocks the benefit of its corner, and no settlement may be built there; one that stands there may still become a city. When you move it onto somebody’s building, you may take a random card from them. The robber steals as usual.',
        },
        'N-13': {
          heading: 'When a benefit begins',
          text: 'A settlement or city at an outpost corner gives you its benefit from the next turn on, whoever’s turn that is; starting settlements give it at once. When the infiltrator comes, the benefit stops at once; when it leaves, you have it again from the next turn. What you have gained stays yours.',
        },
        'N-14': {
          heading: 'Using a benefit',
          text: 'Use your benefits in your own turn after the roll, as often as you like, unless the text says once a turn or in anybody’s turn. Ten points win.',
        },
        'N-15': {
          heading: 'The order of a roll',
          text: 'A roll first pays as usual, then the Green Folk add theirs, then the Relief Fund asks its owner.',
        },
      },
    },
  ],
  more: {
    'N-40':
      'Roads of the opening, roads laid by a card and halves of gaps all count. You may still pay the full price.',
    'N-41': 'Victory point cards count too; the number is taken before each purchase.',
    'N-42':
      'It is placed like any settlement and comes from your stock. It breaks roads of others and keeps them off its corner, cannot become a city, and nobody steals because of it. Raising it needs no access, but not while the infiltrator stands there.',
    'N-43':
      'Lying settlements count as buildings here. Whoever you are: no city of yours may stand next to another one of yours.',
    'N-44': 'One that is beside the board may be put onto it. The other figure stays where it is.',
    'N-50': 'With twelve cards or more you give back half as usual. The infiltrator still steals from you.',
    'N-51': 'Hidden victory points do not count. Both opponents are named together.',
    'N-52': 'It also asks when the robber or an empty supply kept the cards from you.',
    'N-53': 'The points are open to all and stay yours. At most five are for sale in a game.',
    'N-54':
      'Whoever was asked counts as forced, even if nothing came of it. Only opponents with cards can be asked, and everybody sees what was missing.',
  },
};
