/**
 * The sequential test: is the first bot as strong as `hypotheses[1]` says rather than as `hypotheses[0]`?
 *
 * The unit is a block, since its games share a deal and are not independent. With n blocks of scores x, their mean m and
 * variance v, the likelihood ratio under the normal approximation of the generalised test is
 *
 *     LLR = n (s1 - s0) (2 m - s0 - s1) / (2 v)
 *
 * where s0 and s1 are the shares of wins that the hypotheses expect. v counts eight additional blocks of independent games that vary
 * like those that were played, with or without luck: a few blocks that happen to lie close together would decide too soon.
 * For its error rates by simulation see docs/arena.md.
 */
const ERROR = 0.05;
/** With alpha = beta = 0.05: accepted above this, rejected below its negative. */
export const BOUND = Math.log((1 - ERROR) / ERROR);
/** The approximation does not hold for a few blocks. */
export const LEAST_BLOCKS = 32;
const BLOCKS_BEFORE = 8;
/** A bot that wins every game has scores that do not vary at all. */
const LEAST_VARIANCE = 1e-6;

export type Verdict = 'accepted' | 'rejected' | 'undecided';

export interface Ruling {
  readonly llr: number;
  readonly verdict: Verdict;
}

/** Shares of wins that the two hypotheses expect. */
export type Hypotheses = readonly [number, number];

/** Elo as in chess: seats win in proportion to 10^(Elo / 400). With `own` of `seats` seats this is their share. */
export const shareOfElo = (elo: number, own: number, seats: number): number => {
  const strength = own * 10 ** (elo / 400);
  return strength / (strength + seats - own);
};

/** Takes one block after another; the order of blocks is part of the test, so it is the order of their numbers. */
export class Sequential {
  private blocks = 0;
  private games = 0;
  private sum = 0;
  private squares = 0;
  /** Of single games. */
  private gameSquares = 0;
  private readonly hypotheses: Hypotheses;

  constructor(hypotheses: Hypotheses) {
    this.hypotheses = hypotheses;
  }

  /** Scores of the games of a block. */
  add(scores: readonly number[]): void {
    const score = scores.reduce((sum, each) => sum + each, 0) / scores.length;
    this.blocks++;
    this.games += scores.length;
    this.sum += score;
    this.squares += score * score;
    for (const each of scores) this.gameSquares += each * each;
  }

  private variance(mean: number): number {
    const apart = Math.max(0, this.squares - this.blocks * mean * mean);
    const ofGames = Math.max(0, this.gameSquares / this.games - mean * mean);
    const before = (BLOCKS_BEFORE * ofGames * this.blocks) / this.games;
    return (apart + before) / (this.blocks + BLOCKS_BEFORE);
  }

  ruling(): Ruling {
    if (this.blocks === 0) return { llr: 0, verdict: 'undecided' };
    const [low, high] = this.hypotheses;
    const mean = this.sum / this.blocks;
    const variance = Math.max(LEAST_VARIANCE, this.variance(mean));
    const llr = (this.blocks * (high - low) * (2 * mean - low - high)) / (2 * variance);
    return { llr, verdict: this.blocks < LEAST_BLOCKS ? 'undecided' : verdictOf(llr) };
  }
}

const verdictOf = (llr: number): Verdict => {
  if (llr >= BOUND) return 'accepted';
  return llr <= -BOUND ? 'rejected' : 'undecided';
};
