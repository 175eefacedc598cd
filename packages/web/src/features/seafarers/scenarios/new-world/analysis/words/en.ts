export const en = {
  left: 'Harbours still to be drawn',
  group_harbours: 'Harbours by chance',
  drawHarbour: 'Drawing a harbour',
} as const;
