import { measured, type MeasuredWins } from '../wins.js';

export const SEA_MEASURED: Readonly<Record<string, MeasuredWins>> = {
  'fog-duel': measured(200, 56, 44),
  'twin-continents': measured(600, 26, 28, 24, 22),
  'crescent-bay': measured(200, 27, 25, 20, 28),
  'gold-rush': measured(200, 25, 28, 26, 21),
  atoll: measured(200, 30, 24, 23, 24),
  skerries: measured(200, 22, 28, 24, 27),
  'misty-heart': measured(600, 24, 29, 22, 26),
  'unknown-sea': measured(200, 31, 23, 22, 24),
  'cloth-isles': measured(600, 33, 24, 22, 20),
  'race-of-wonders': measured(200, 24, 20, 26, 30),
  'quick-pirates': measured(200, 26, 13, 35, 26),
  'gifts-of-the-coast': measured(200, 24, 25, 26, 26),
  'six-seas': measured(200, 20, 14, 18, 14, 15, 18),
};
