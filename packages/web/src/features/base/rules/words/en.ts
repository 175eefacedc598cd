import type { OverviewPart } from '../../../../moves/rulebook.js';

export const en: readonly OverviewPart[] = [
  {
    title: 'In a minute',
    text: [
      'You and the others settle the same island. Its land gives resources, resources become roads, settlements and cities, and those count points. Whoever has ten points on their own turn wins.',
      'You build on the corners between hexes. A settlement collects from every hex it touches; a city collects twice as much.',
    ],
    pictures: ['island'],
  },
  {
    title: 'What the numbers mean',
    text: [
      'Every turn begins with two dice. Each hex with the number rolled pays everybody who has built beside it, whoever rolled.',
      'The dots beneath a number say how often it comes: of 36 rolls a 6 or an 8 comes five times, a 2 or a 12 once. A good corner has many dots and different land around it.',
    ],
    pictures: ['odds', 'production'],
  },
  {
    title: 'Your turn',
    text: [],
    steps: [
      'Roll. Everybody collects. On a 7 nobody does: large hands give back half, and you move the robber, who blocks a hex, and steal a card.',
      'Trade, as often as you like: with the others for whatever you agree on, with the supply at four to one, cheaper from a harbour.',
      'Build whatever you can pay, in any order.',
      'Pass the turn on.',
    ],
  },
  {
    title: 'What it costs',
    text: ['What you pay goes back to the supply. A road costs two cards and leads to the next good corner.'],
    pictures: ['prices'],
  },
  {
    title: 'What counts',
    text: [
      'A settlement is one point, a city two. The longest road of at least five pieces is worth two points, the largest army of at least three knights two more; both can be taken away. Some development cards are a point each.',
    ],
    pictures: ['longest-road'],
  },
];
