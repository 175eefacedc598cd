export const en = {
  island:
    'The island in the middle of a game: three players, their roads along the edges, their settlements and a city on the corners.',
  odds: 'How often a number comes in 36 rolls: one dot for each way two dice can make it. The 7 stands on no hex.',
  harbours:
    'Whoever has built at one of a harbour’s two corners trades there: lumber at the left one, grain at the upper one, two for one.',
  stock: 'What each player has to build with.',
  founding:
    'The settlement has just been placed: its road lies on one of the three edges beside it, nowhere else.',
  'first-cards': 'The second settlement brings one card of each hex around it: here ore and two grain.',
  distance: 'The three corners next to a settlement stay empty. Two steps away anybody may settle again.',
  production:
    'An 8 is rolled. The settlement at the forest gets one lumber, the city at the mountains two ore.',
  blocked: 'The same roll with the robber in the forest: its hex gives nothing, the mountains still pay.',
  robber: 'After a 7 the robber must leave the hex he stands on; every other hex is open to him.',
  victims: 'Two others have built at the robber’s new hex: you choose from whom to steal a card.',
  'harbour-trade': 'With a settlement at this harbour three wool buy one card of any other kind.',
  'no-harbour': 'Without a harbour three wool buy nothing: the supply asks for four.',
  roads:
    'A road goes on from your own road or building. Where somebody else has built, your road does not go through.',
  prices: 'What everything costs, at a glance.',
  settlements:
    'Two free corners on your road. The crossed ones are too close to a building, or your road does not lead there.',
  city: 'Only a settlement of your own becomes a city.',
  'city-built': 'The city stands in its place and counts two points. The settlement goes back to your stock.',
  'last-piece': 'All five settlements stand already: before the next one, one of them has to become a city.',
  cards: 'The cards in the deck, and how many there are of each.',
  knight: 'A knight has sent the robber from the forest to the mountains: your forest pays again.',
  'road-building': 'Two roads for nothing, one after the other.',
  points: 'A settlement counts one point, a city two.',
  'longest-road': 'Five roads in one line: branches do not count. That is the longest road, and two points.',
  'road-broken':
    'Somebody has settled in the middle of that road. Four are left in one line, and the two points are gone.',
} as const;
