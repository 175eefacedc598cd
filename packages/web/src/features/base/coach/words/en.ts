export const en = {
  goal: 'The first with 10 points wins. A settlement is worth 1 point, a city 2.',
  dots: 'The dots under a number show how often it is rolled. The stronger a corner’s ring, the better, even if another has more dots: rings also weigh which goods you get and what others leave you.',
  road: 'A road leads to your next settlement. Between two buildings one corner stays empty, so look two roads ahead. One tap lays it, the arrow takes it back.',
  second:
    'Placing goes back round: whoever began comes last. This settlement brings a card for each hex around it, so look for what the first one lacks.',
  dice: 'Roll first. Every hex with that number pays whoever lives at its corners.',
  robber:
    'A 7! Put the robber on a hex that earns your rivals most. It gives nothing while he is there, and you steal a card.',
  card: 'Your first card: press it to see what it does. You may play one a turn, but not in the turn you bought it.',
  trade:
    'Too much of one thing? Here you can swap with the others, or four of a kind with the supply, fewer at a harbour.',
} as const;
