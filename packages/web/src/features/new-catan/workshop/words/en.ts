export const en = {
  outposts: 'Outposts',
  'outposts.about': 'Benefits lie on the corners of the coast, side by side.',
  'outposts.sides': 'Sides',
  'outposts.printed': 'Benefits of the first game',
  printedStart: 'Printed start',
  'printedStart.about': 'Where the first game begins.',
  'printedStart.starts': 'Starts by players',
  'printedStart.starts.settlement': 'Settlement',
  'printedStart.starts.road': 'Road',
} as const;
