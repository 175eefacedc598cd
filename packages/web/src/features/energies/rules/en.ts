import type { EnergiesText } from './types.js';

export const en: EnergiesText = {
  base: 'For three or four players. What is not said here is as in the',
  baseLink: 'base game',
  chapters: [
    {
      title: 'Board and pieces',
      rules: {
        'E-1': {
          heading: 'The island, science and energy',
          text: 'Nineteen hexes with numbers as in the base game; the nine harbours lie in fixed places. Besides the five resources there are science cards and energy, which is no card.',
        },
        'E-2': {
          heading: 'Your pieces',
          text: 'You have 5 towns, 4 cities, 12 roads, 6 fossil plants, 9 renewable plants and a warehouse.',
        },
        'E-3': {
          heading: 'Cards and hazards',
          text: 'The deck has 25 cards. Ten hazard tokens go round and round; if none is left, none is placed.',
        },
        'E-4': {
          heading: 'The bag of discs',
          text: 'The bag starts with 43 brown discs. Under every renewable plant lies a green one that nobody knows.',
        },
        'E-5': {
          heading: 'Where the footprint starts',
          text: 'The footprint marker starts at 9 with three players, at 12 with four.',
        },
        'E-6': {
          heading: 'Tracks of events',
          text: 'Each event has a track; when it is full, the event happens. The footprint track says how many discs a turn draws.',
        },
      },
    },
    {
      title: 'Set-up',
      rules: {
        'E-10': {
          heading: 'Two set-ups',
          text: 'The first game starts from a fixed board with all pieces in place. Otherwise the terrain is shuffled and the numbers follow the spiral.',
        },
        'E-11': {
          heading: 'Founding',
          text: 'First everybody founds a town and a road, then in reverse a city and a road. The city brings a card from each hex beside it and one science card.',
        },
        'E-12': {
          heading: 'The inspector',
          text: 'The inspector starts on the desert; the hex he stands on yields nothing.',
        },
      },
    },
    {
      title: 'Your turn',
      rules: {
        'E-20': {
          heading: 'Drawing discs',
          text: 'Before the roll you draw discs, one after the other: as many as the marker said when your turn began.',
        },
        'E-21': {
          heading: 'The empty bag',
          text: 'If a disc is due and the bag is empty, the game ends at once. How many discs are left, and how many of them are green, everybody may know.',
        },
        'E-22': {
          heading: 'Playing a card',
          text: 'One development card a turn, before the first disc or after the roll, never one you got this turn.',
        },
        'E-23': {
          heading: 'Highest and lowest',
          text: 'Highest and lowest include ties; if all are level, nothing happens. Rain and environmental pollution always happen.',
        },
        'E-24': {
          heading: 'Who chooses first',
          text: 'Those affected choose one after the other, the active player first. Only what the supply has can be taken.',
        },
      },
    },
    {
      title: 'Events',
      rules: {
        'E-30': {
          heading: 'Air pollution',
          text: 'Whoever has the highest footprint puts a hazard on one of their cities, or else on a town.',
        },
        'E-31': {
          heading: 'Environmental pollution',
          text: 'A roll other than 7 puts a hazard on every hex with that number, but not under the inspector.',
        },
        'E-32': {
          heading: 'Production increase',
          text: 'Whoever has the highest footprint may build a fossil plant for nothing and takes a resource of its hex.',
        },
        'E-33': {
          heading: 'Rain and flooding',
          text: 'Everybody puts a hazard on one of their own buildings.',
        },
        'E-34': {
          heading: 'Climate conference',
          text: 'The lowest footprint may take a card of choice, then the highest gives one back.',
        },
        'E-35': { heading: 'Government funding', text: 'The lowest footprint takes a development card.' },
        'E-36': {
          heading: 'Sustainable production',
          text: 'Most renewable plants may take a card of choice.',
        },
      },
    },
    {
      title: 'Hazards',
      rules: {
        'E-40': {
          heading: 'What a hazard does',
          text: 'One hazard at most on a hex or building. A hex with a hazard yields nothing, a building with one receives nothing.',
        },
        'E-41': {
          heading: 'How hazards go',
          text: 'After a roll is paid, hexes with that number and the buildings on their corners lose their hazards, unless the inspector stands there.',
        },
        'E-42': {
          heading: 'What hazards leave alone',
          text: 'Hazards do not stop harbours, building or power plants. A town that becomes a city keeps its hazard and its plant.',
        },
      },
    },
    {
      title: 'Production',
      rules: {
        'E-50': {
          heading: 'What a roll brings',
          text: 'A town takes one resource from a hex, a city one resource and one science, a plant one energy. You hold at most five energy.',
        },
        'E-51': {
          heading: 'A seven',
          text: 'On a 7, hands of more than seven give back half; the warehouse lifts that by three. Then the inspector moves to a hex without a hazard and steals.',
        },
      },
    },
    {
      title: 'Trading and building',
      rules: {
        'E-60': {
          heading: 'Trading with the others',
          text: 'With others you trade resources, science and energy in any mix; no kind on both sides, nobody above five energy.',
        },
        'E-61': {
          heading: 'Trading with the supply',
          text: 'The supply takes four of a resource, three science or two energy for one card; harbours make resources cheaper.',
        },
        'E-62': {
          heading: 'What things cost',
          text: 'Prices stand on the buttons: a fossil plant costs one science, a renewable one three, the warehouse two energy.',
        },
        'E-63': {
          heading: 'Where a power plant stands',
          text: 'One plant a turn, on a numbered hex beside your own building. A town has one place in all, a city one on each of its hexes.',
        },
        'E-64': {
          heading: 'A green disc for the bag',
          text: 'A renewable plant puts the disc from under it into the bag, unseen.',
        },
        'E-65': {
          heading: 'What energy is good for',
          text: 'One energy removes a hazard anywhere or, once a turn, demolishes a fossil plant of yours; two buy a card or the warehouse.',
        },
        'E-66': {
          heading: 'Your footprint',
          text: 'Towns, plus two for each city, plus fossil plants, less renewable ones. The marker shows the sum of all.',
        },
      },
    },
    {
      title: 'Development cards',
      rules: {
        'E-70': {
          heading: 'Roads, yield and grant',
          text: 'Road Construction lays two roads, High Yield brings resources from up to three hexes with renewable plants of yours, Research Grant two cards of choice.',
        },
        'E-71': {
          heading: 'Cleanup',
          text: 'Cleanup moves the inspector and steals, or removes a hazard and steals from somebody whose footprint is at least yours.',
        },
        'E-72': {
          heading: 'The two awards',
          text: 'Three cleanup cards first, or more than the holder: Cleanest Environment, two points. Five roads in a row: Longest Trade Route, two points.',
        },
        'E-73': {
          heading: 'No hand cards',
          text: 'Development cards are no hand cards: not counted, stolen, traded or given back.',
        },
      },
    },
    {
      title: 'The end',
      rules: {
        'E-80': { heading: 'Winning with points', text: 'Ten points in your own turn win at once.' },
        'E-81': {
          heading: 'When the bag is empty',
          text: 'If the bag is found empty, the greatest surplus of renewable over fossil plants wins, then points. If nobody has a surplus, all lose.',
        },
      },
    },
  ],
};
