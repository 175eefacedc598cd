export const en = {
  island: 'A lake and neighbours',
  island_1: 'You know the base game. Most of it stays as it is; here you see what is new.',
  island_2: 'In the middle lies a lake. You may build around it, but like the desert it gives nothing.',
  island_3:
    'There are no harbours. Four peoples live on the shore, each in an outpost; the two frontiers are empty.',
  outposts: 'Outposts and benefits',
  outposts_1:
    'Each corner of an outpost has a benefit. Whoever builds there has it to themselves: no benefit exists twice.',
  outposts_2:
    'The Green Folk give more cards, Merchants better swaps, Scientists cheaper building; Diplomats know a few tricks.',
  outposts_3:
    'You live at the ringed corner of the Green Folk: “Wool +1” is yours. “Benefits” lists all twenty.',
  green: 'More from the land',
  green_1: 'When a roll brings you wool, the Green Folk give you one wool more, however many you got.',
  green_2: 'Your other settlement lies at the ringed pasture with the 6.',
  green_task: 'Roll the dice.',
  green_done:
    'A 6! One wool from the pasture, one from the Green Folk. It comes by itself, on other people’s turns too.',
  supply: 'Three and one',
  supply_1: 'The supply has another price here: three cards of one kind and one of any kind, for one card.',
  supply_2: 'For a settlement you lack only grain. Wool and ore you can spare.',
  supply_task: 'Open “Trade”, give three wool and one ore to the supply and take one grain.',
  supply_done: 'Lumber, brick, wool and grain: a whole settlement.',
  supply_what: 'That could be done. But to build you need grain, and wool and ore are what you can spare.',
  supply_people: 'People may say no. The supply always says yes: three wool and one ore for a grain.',
  supply_road: 'A road would use up the lumber and brick for your settlement. Get the grain first.',
  supply_pass: 'Not yet: first get the grain that is missing.',
  settle: 'A second benefit',
  settle_1:
    'Your road reaches a corner of the Diplomats: “Points for Sale”. It lies at your pasture with the 6 as well.',
  settle_2: 'A settlement there counts a point as always, and the benefit of the corner becomes yours.',
  settle_task: 'Press “Settlement”, then choose the ringed corner.',
  settle_done:
    'A 6 now brings you two wool, and one more for “Wool +1”. “Points for Sale” is ready from the next turn on.',
  settle_else: 'You have just what a settlement costs. Build it first.',
  persuasion: 'Persuasion',
  persuasion_1: 'A few rounds later “Persuasion” is yours too. You want a road, and a brick is missing.',
  persuasion_2:
    'Once a turn you may make somebody swap one card with you. You name both kinds, and nobody can say no.',
  persuasion_3: 'A 3 was rolled. Leif lives at the ringed hills with the 3, so he has a brick.',
  persuasion_task: 'Press “Persuasion”, the speech bubble, and give Leif one wool for one brick.',
  persuasion_done: 'The brick is yours. Benefits like this one are used on your own turn, after the dice.',
  persuasion_whom: 'Ingrid has got no brick from this roll. Ask Leif.',
  persuasion_what: 'You need your lumber for the road. Give wool, and ask for brick.',
  persuasion_offer: 'Leif may decline an offer. “Persuasion” he cannot decline.',
  persuasion_pass: 'Not yet: first fetch the brick from Leif.',
  gap: 'Across the gap',
  gap_1:
    'Between two outposts the coast has a gap. It counts as two edges: two roads cross it, and nobody can build in the middle.',
  gap_2: 'Your road already covers the first half. Behind it are the Merchants.',
  gap_task: 'Press “Road” and cover the second half, towards the ring.',
  gap_done: 'Across! At the ringed corner you can build as soon as you have the cards.',
  gap_else: 'You could build there. But the ring is reached over the second half of the gap.',
  gap_pass: 'You have lumber and brick: cross the gap first.',
  infiltrator: 'The infiltrator',
  infiltrator_1:
    'A 7, and a choice: move the robber as you know it, or send the infiltrator to a corner of an outpost.',
  infiltrator_2:
    'It blocks the benefit as long as it stands there. If somebody lives there you may steal a card.',
  infiltrator_3: 'Leif lives at two forests, and “Lumber +1” makes him rich.',
  infiltrator_task: 'Send the infiltrator to the ringed corner, then steal from Leif.',
  infiltrator_done:
    'Leif’s “Lumber +1” is blocked until the infiltrator leaves, and you have one of his cards.',
  infiltrator_own: 'Careful, that is a benefit of your own. You would block yourself.',
  infiltrator_else: 'Possible, but nothing hurts Leif more than the loss of “Lumber +1”, at the ring.',
  infiltrator_robber: 'The robber would do as well. Try the infiltrator here: the ringed corner.',
  infiltrator_waive: 'You may be so kind. But take a card this time.',
  merchants: 'The Merchants',
  merchants_1:
    'Meanwhile you live with the Merchants: “Lumber 2:1”. Two lumber get you any other card, as often as you like.',
  merchants_2: 'You have three wool and two lumber. With four wool something special can be bought.',
  merchants_task: 'Open “Trade” and swap two lumber with the supply for one wool.',
  merchants_done: 'Four wool. Now look at your points.',
  merchants_mixed: 'Three and one is dear. With the Merchants two lumber are enough for a wool.',
  merchants_else: 'The Merchants would do that. But here it is wool you want.',
  merchants_sure: 'Perhaps that works. The Merchants are certain: two lumber for one wool.',
  merchants_pass: 'Not yet: first swap two lumber for a wool.',
  win: 'How one wins',
  win_1: 'Ten points win, as in the base game. Buildings and the longest road give you nine.',
  win_2:
    '“Points for Sale” sells you a point for four wool, and once in a game two for six. After four purchases it is sold out.',
  win_task: 'Press “Points for Sale”, the star, and buy one point.',
  win_done: 'Ten points. You have won!',
  win_more:
    'A tip for your first game: choose benefits that fit your land, and keep an eye on those of the others.',
  win_else: 'Not now: your four wool can buy the tenth point.',
} as const;
