import type { BaseText } from './types.js';

export const en: BaseText = [
  {
    title: 'The island and its pieces',
    rules: {
      'B-1': {
        heading: 'Land and what it gives',
        text: 'The island has 19 hexes. Forest gives lumber, pasture wool, fields grain, hills brick, mountains ore. The desert gives nothing.',
      },
      'B-2': {
        heading: 'Numbers on the hexes',
        text: 'Every hex but the desert has a number. In the usual set-up the numbers run in a fixed order along a spiral from a corner to the middle.',
      },
      'B-3': {
        heading: 'Three ways to lay the board',
        text: 'Whoever sets up the game chooses: numbers along the spiral, numbers shuffled with 6 and 8 kept apart, or the fixed board for beginners.',
      },
      'B-4': {
        heading: 'Harbours',
        text: 'Nine harbours lie on the coast: four trade anything at 3:1, five trade one resource each at 2:1.',
      },
      'B-5': {
        heading: 'Pieces and cards',
        text: 'You have 15 roads, 5 settlements and 4 cities. The supply holds 19 cards of each resource; the deck has 25 development cards.',
      },
    },
  },
  {
    title: 'Founding',
    rules: {
      'B-10': {
        heading: 'Two settlements to begin with',
        text: 'The first player is drawn by lot. Everybody founds a settlement with a road beside it; then, in reverse order, a second pair.',
      },
      'B-11': {
        heading: 'Your first cards',
        text: 'The second settlement brings one card for each producing hex around it.',
      },
      'B-12': {
        heading: 'Keep your distance',
        text: 'No building on a corner next to another building, whoever owns it.',
      },
    },
  },
  {
    title: 'Your turn',
    rules: {
      'B-20': {
        heading: 'What a turn is',
        text: 'Roll the dice; then trade and build in any order; then pass the turn on. A development card may come before the roll.',
      },
      'B-21': {
        heading: 'What a roll brings',
        text: 'Every hex with the number rolled gives its resource: one card a settlement, two a city. The robber’s hex gives nothing.',
      },
      'B-22': {
        heading: 'When the supply runs short',
        text: 'If the supply cannot pay everybody in full, nobody gets that resource. If only one person is due, they get what is left.',
      },
      'B-23': {
        heading: 'A seven, and the robber',
        text: 'A 7 yields nothing. Whoever holds more than 7 cards gives half of them back, rounded down. Then you move the robber to another hex and steal a random card from one person with a building there.',
      },
      'B-24': {
        heading: 'Trading with the others',
        text: 'Trade with others only involves the person on turn. Both sides give at least one card, and never the same resource. Everybody sees offers and answers; the person on turn picks whom to deal with.',
      },
      'B-25': {
        heading: 'Trading with the supply',
        text: 'The supply trades four of a kind for one other card; with a harbour three, or two of its resource.',
      },
    },
  },
  {
    title: 'Building',
    rules: {
      'B-30': {
        heading: 'Roads',
        text: 'A road costs lumber and brick. It joins one of your roads or buildings, but not past somebody else’s building.',
      },
      'B-31': {
        heading: 'Settlements',
        text: 'A settlement costs lumber, brick, wool and grain. It stands on a free corner that one of your roads reaches.',
      },
      'B-32': {
        heading: 'Cities',
        text: 'A city costs three ore and two grain. It replaces one of your settlements.',
      },
      'B-33': {
        heading: 'Buying a development card',
        text: 'A development card costs ore, wool and grain. Only you see which one you drew.',
      },
      'B-34': {
        heading: 'Only what is left',
        text: 'You can only build what you have in stock, and only buy while the deck lasts.',
      },
    },
  },
  {
    title: 'Development cards',
    rules: {
      'B-40': {
        heading: 'Playing a card',
        text: 'Play one a turn, not in the turn you bought it. Victory point cards are never played: they count at once, in secret.',
      },
      'B-41': {
        heading: 'Knight',
        text: 'Move the robber and steal, as on a 7, but nobody gives cards back.',
      },
      'B-42': {
        heading: 'Road building',
        text: 'Two free roads, one after the other. The second may be waived, the first may not.',
      },
      'B-43': { heading: 'Year of plenty', text: 'Any two cards the supply has.' },
      'B-44': { heading: 'Monopoly', text: 'Name a resource; all others hand over every card of it.' },
    },
  },
  {
    title: 'Points',
    rules: {
      'B-50': {
        heading: 'What counts points',
        text: 'A settlement counts 1, a city 2, a victory point card 1, longest road 2, largest army 2.',
      },
      'B-51': {
        heading: 'Longest road',
        text: 'The longest unbroken line of at least five roads. Others’ buildings interrupt it. It changes hands only for a strictly longer one.',
      },
      'B-52': {
        heading: 'Largest army',
        text: 'First to three knights played, then to whoever has played strictly more.',
      },
      'B-53': { heading: 'Winning', text: 'With 10 points on your own turn you win at once.' },
      'B-54': {
        heading: 'A game without an end',
        text: 'After 300 rounds the game ends and the most points win.',
      },
    },
  },
  {
    title: 'House rules',
    rules: {
      'B-60': {
        heading: 'What a table may change',
        text: 'Off unless switched on: two players; 3 to 20 points to win; another hand limit for a 7; a robber that spares people with fewer than three visible points, whoever moves it; dice dealt from a shuffled deck of all 36 rolls; a turn timer.',
      },
    },
  },
  {
    title: 'Five and six players',
    rules: {
      'B-70': {
        heading: 'A larger island',
        text: 'The island has 30 hexes: six forests, pastures and fields, five hills and mountains, two deserts. 28 numbers, and eleven harbours: five 3:1, two for wool, one for each other resource.',
      },
      'B-71': {
        heading: 'Supply and deck',
        text: 'The supply holds 24 cards of each resource; the deck has 34 development cards. Everything else stays.',
      },
      'B-72': {
        heading: 'How turns go',
        text: 'You choose how turns go. In pairs: after each turn the third player to the left has a second one, which begins after the roll. Or with a building phase, or simply one after another.',
      },
      'B-73': {
        heading: 'Trading in a second turn',
        text: 'In a second turn you trade with the supply alone; nobody makes offers.',
      },
      'B-74': {
        heading: 'Cards in a second turn',
        text: 'In a second turn you may play a card, but none that you bought in it.',
      },
      'B-75': {
        heading: 'Winning in a second turn',
        text: 'With enough points you win in a second turn as well.',
      },
      'B-76': {
        heading: 'Time for short turns',
        text: 'A second turn and each part of a building phase have the whole time of a turn.',
      },
      'B-77': {
        heading: 'Building phase: who is asked',
        text: 'Building phase: after each turn all others are asked in order. Who holds too few cards for anything is not asked.',
      },
      'B-78': {
        heading: 'Building phase: what is allowed',
        text: 'In the phase you build and buy, nothing else: no trade, no card played. A card bought there may be played in your next turn.',
      },
      'B-79': {
        heading: 'Building phase: nobody wins',
        text: 'Nobody wins in the phase. What you gained there counts when your next turn begins.',
      },
    },
  },
  {
    title: 'Pieces that lie ready',
    rules: {
      'B-80': {
        heading: 'Starts on maps of your own',
        text: 'A map that somebody made may lay pieces ready: a start for each seat, out of its stock. Who begins is drawn by lot, as always.',
      },
      'B-81': {
        heading: 'They count like placed ones',
        text: 'Starts are laid one after another, from the starting player on. Harbours work at once; of several equally long roads the one laid first has the longest road.',
      },
      'B-82': {
        heading: 'Cards of a start',
        text: 'If the map says so, the last building of your start brings a card for each producing hex around it: a city, if you have one.',
      },
      'B-83': {
        heading: 'What comes after them',
        text: 'If the map has rounds of founding, they come next. If not, the first turn begins.',
      },
      'B-84': {
        heading: 'Not won before your turn',
        text: 'However many points lie ready, nobody wins before a turn of their own.',
      },
      'B-85': {
        heading: 'What a map may lay',
        text: 'The usual rules hold for starts: distance between buildings, roads joined to their own buildings, no more than the stock has. A map that breaks them is refused.',
      },
    },
  },
];
