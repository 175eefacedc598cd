export const en = {
  lake: 'Around the lake you build as anywhere else. It yields nothing itself.',
  outposts: 'Six double-hexes around the island: four peoples with five benefits each, and two frontiers.',
  gap: 'A gap is an edge in two halves. The second half takes a road of its own; on the joint nothing is built.',
  infiltrator: 'After a 7 you choose: the infiltrator to a corner of an outpost, or the robber to a hex.',
  infiltrated: 'On somebody’s building the infiltrator may steal a card, and its benefit stops.',
  benefit: 'A new settlement at an outpost corner: its benefit is yours from the next turn on.',
} as const;
