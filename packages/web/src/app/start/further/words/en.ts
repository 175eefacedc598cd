export const en = {
  further: 'Further places',
  workshop: 'Make a map',
  maps: 'Your maps',
  gallery: 'Gallery of maps',
  train: 'Train',
  analysis: 'Analysis',
  learn: 'Learn to play',
} as const;
