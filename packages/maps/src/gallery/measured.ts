/** How often bots won on maps of the gallery; beside the maps, whose ids follow from their content. `docs/gallery.md` says how it was found. */
export interface MeasuredWins {
  readonly games: number;
  /** In percent, in the order of play; shared wins count for each. */
  readonly wins: readonly number[];
}

const measured = (games: number, ...wins: readonly number[]): MeasuredWins => ({ games, wins });

/** By the last word of the id that a map has in the gallery. */
export const MEASURED: Readonly<Record<string, MeasuredWins>> = {
  'duel-isle': measured(200, 55, 45),
  'fog-duel': measured(200, 56, 44),
  'narrow-neck': measured(200, 32, 30, 38),
  'ring-of-waste': measured(200, 20, 28, 22, 31),
  'long-valley': measured(600, 28, 27, 23, 22),
  'three-arms': measured(200, 31, 25, 24, 20),
  'great-land': measured(600, 22, 16, 14, 16, 14, 18),
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
  'green-valley': measured(600, 22, 25, 25, 35),
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
