export const en = {
  'ship-places':
    'A ship lies where there is water on at least one side: along the coast or out at sea, never inland.',
  'ship-joins': 'The road ends at a free corner: a ship cannot go on from there. At the settlement it can.',
  'settling-over':
    'Two ships lead to the other island. The nearer corner is next to your settlement and stays free; the farther one may be settled.',
  'closed-line':
    'The two ships between the settlements are closed in and stay. The one that goes on from there may still move.',
  'moving-ships': 'The ringed ship has a free end. It may go to any place where you could build one now.',
  'first-ship':
    'At a starting settlement on the coast the free piece may be a ship on the coast, or a road inland.',
  'trade-route':
    'Three ships and two roads count as five in a line, because a building of yours stands where they meet.',
  'road-and-ship': 'One card, one ship and one road for nothing.',
  gold: 'A 4 is rolled: the settlement at the gold takes one card of its owner’s choice.',
  'pirate-or-robber':
    'After a 7 either of them moves: the pirate to water beside the ringed ship, or the robber to land beside the settlement.',
  'pirate-blocks': 'On the edges of the pirate’s hex no ship is built. The coast on the other side is free.',
  'land-and-water': 'The robber goes on land, the pirate on water; neither goes where the other belongs.',
} as const;
