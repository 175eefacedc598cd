/** How often bots won, by the last word of the id that a map has in the gallery; and who is ahead. */
import { measured, type MeasuredWins } from './wins.js';

export type { MeasuredWins } from './wins.js';

export const LAND_MEASURED: Readonly<Record<string, MeasuredWins>> = {
  'duel-isle': measured(200, 55, 45),
  'narrow-neck': measured(200, 32, 30, 38),
  'ring-of-waste': measured(200, 20, 28, 22, 31),
  'long-valley': measured(600, 28, 27, 23, 22),
  'three-arms': measured(200, 31, 25, 24, 20),
  'great-land': measured(600, 22, 16, 14, 16, 14, 18),
};

/** 99 %: several places are looked at. */
const DOUBT = 2.576;

/** The place that wins more than its share beyond doubt, and most often; none if nobody does. */
export const placeAhead = ({ games, wins }: MeasuredWins): number | undefined => {
  const even = 1 / wins.length;
  const most = Math.max(...wins);
  const within = DOUBT * Math.sqrt((even * (1 - even)) / games);
  return most / 100 - even > within ? wins.indexOf(most) : undefined;
};
