import type { SeaText } from './types.js';

export const en: SeaText = [
  {
    title: 'Ships',
    rules: {
      'S-1': {
        heading: 'What a ship is',
        text: 'You have 15 ships. One costs lumber and wool and lies on an edge with water on at least one side. A road needs land on at least one side. A coast edge holds one piece, road or ship.',
      },
      'S-2': {
        heading: 'Where a ship joins',
        text: 'A new ship joins one of your ships, or one of your buildings on the coast. Roads and ships join only where a building of yours stands. You cannot build on past somebody else’s building.',
      },
      'S-3': {
        heading: 'Settling across the water',
        text: 'You may settle wherever one of your roads or ships touches land. The distance rule holds across water too.',
      },
      'S-4': {
        heading: 'Closed lines',
        text: 'An unbroken line of your ships between two of your buildings is closed: its ships stay for good.',
      },
      'S-5': {
        heading: 'Moving a ship',
        text: 'Once a turn you may move a ship, free of charge: not one built this turn, and only one with an end that touches nothing else of yours. It may go wherever you could build one now, but not back where it was.',
      },
      'S-6': {
        heading: 'A ship at the start',
        text: 'Beside a starting settlement on the coast your free road may be a ship.',
      },
      'S-7': {
        heading: 'Longest trade route',
        text: 'Longest trade route replaces longest road: roads and ships count together and pass into each other at your buildings. Moving a ship away can lose it.',
      },
      'S-8': {
        heading: 'Road building at sea',
        text: 'Road building lays two roads, two ships, or one of each. It moves no ship.',
      },
      'S-9': {
        heading: 'What comes first',
        text: 'After each piece: first what it finds, then gifts and harbours, cloth, special points, the longest trade route, and last whether you have won.',
      },
    },
  },
  {
    title: 'Gold, pirate, robber',
    rules: {
      'S-10': {
        heading: 'Gold fields',
        text: 'A gold field gives a card of your choice for a settlement, two for a city, after everything else the roll brings; the person on turn chooses first. The robber blocks it.',
      },
      'S-11': {
        heading: 'Robber or pirate',
        text: 'On a 7 or with a knight you move the robber or the pirate. The pirate goes to another sea hex; you take a random card from one person with a ship on its edges.',
      },
      'S-12': {
        heading: 'Beside the pirate',
        text: 'Beside the pirate no ship is built, and none comes or goes.',
      },
      'S-13': {
        heading: 'Where they begin',
        text: 'Robber and pirate begin where the map says. Off the board they block nothing and enter anywhere they are allowed.',
      },
      'S-14': {
        heading: 'Where they may go',
        text: 'Each must move to another hex: the robber to land, the pirate to water, the rim of the board included. Unknown hexes are neither.',
      },
    },
  },
  {
    title: 'Board and end',
    rules: {
      'S-15': {
        heading: 'The map as printed',
        text: 'Hexes, numbers and harbour places are those of the map; which harbour lies where is shuffled, unless you choose the printed ones.',
      },
      'S-16': {
        heading: 'Shuffled set-up',
        text: 'Shuffled set-up, if you choose it: tiles and numbers swap places inside the coasts of the map; 6 and 8 never touch.',
      },
      'S-17': {
        heading: 'Where you may start',
        text: 'Starting settlements stand on the land the map opens for them.',
      },
      'S-18': { heading: 'Winning', text: 'You win on your own turn, with the points the map asks for.' },
      'S-19': {
        heading: 'Ships that lie ready',
        text: 'A map may lay ships ready as well. They are not new: you may move one in your first turn.',
      },
      'S-20': {
        heading: 'Islands and special points',
        text: 'An island is land joined by land. Settlements of the opening earn no special points. Special points lie beside the settlement that earned them and stay when it becomes a city.',
      },
    },
  },
];
