/** How a mind errs: by what it does not see. What it looks at first is chance, and a beginner is soon content. */
export interface Temper {
  /** By how much something must look better than what was seen before it to be preferred. */
  readonly content: number;
  /** ModuleFeatures dots; otherwise the red numbers are good and all others alike. */
  readonly dots: boolean;
  /** Thinks of harbours when it settles and trades. */
  readonly harbours: boolean;
  /** Fears the seven and spends before it comes. */
  readonly seven: boolean;
  /** Offers per turn at most. */
  readonly offers: number;
  /** Gives cards that it has no use for at the moment, however many. */
  readonly generous: boolean;
}

export const CAREFUL: Temper = {
  content: 1e-9,
  dots: true,
  harbours: true,
  seven: true,
  offers: 1,
  generous: false,
};
export const BEGINNER: Temper = {
  content: 0.4,
  dots: false,
  harbours: false,
  seven: false,
  offers: 1,
  generous: false,
};
export const GENEROUS: Temper = { ...CAREFUL, generous: true };

/** Ways to roll a number with two dice. */
export const PIPS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1];
const RED: readonly number[] = [0, 0, 3, 3, 3, 3, 5, 0, 5, 3, 3, 3, 3];

export const pipsSeenBy = ({ dots }: Temper): readonly number[] => (dots ? PIPS : RED);
