/** A game in figures, as programs read them. */
import type { HintReason } from '@landnam/bots/hint';
import type { ReviewedChoice, SeatReview } from '@landnam/bots/review';
import { type Action, allPoints, type Seat } from '@landnam/engine';
import { mapOf } from '@landnam/maps';
import { type CardWay, cardsBy, DICE_SUMS, DICE_WAYS, type GameStatistics } from '@landnam/table/statistics';
import type { ReadGame } from './game.js';

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };
/** Null throughout where nobody has learned the game. */
type Measured = Nullable<Omit<SeatReview, 'seat'>>;

export interface PlayerFigures extends Measured {
  readonly seat: number;
  readonly name: string;
  /** `person`, `bot hard`; null where the log does not say. */
  readonly who: string | null;
  readonly points: number;
  readonly gained: number;
  readonly spent: number;
  readonly lost: number;
  readonly stolen: number;
  readonly discarded: number;
}

export interface ReportMoment {
  readonly ply: number;
  readonly turn: number;
  readonly seat: number;
  /** `luck`: what nature brought; `loss`: what a choice cost. */
  readonly kind: 'luck' | 'loss';
  /** In chance to win. */
  readonly change: number;
  readonly action: Action;
  readonly better?: readonly Action[];
  /** What speaks for the better plan. */
  readonly reasons?: readonly HintReason[];
  /** What speaks against the chosen one. */
  readonly against?: readonly HintReason[];
}

export interface GameFigures {
  readonly game: string;
  readonly length: GameStatistics['length'];
  readonly outcome: string;
  /** What is wrong with the log. */
  readonly problems: readonly string[];
  /** Why nobody's chances are known. */
  readonly noReview: string | null;
  readonly players: readonly PlayerFigures[];
  readonly dice: readonly { readonly sum: number; readonly count: number; readonly expected: number }[];
  /** How often fair dice are as uneven as that. */
  readonly diceChance: number | null;
  readonly moments: readonly ReportMoment[];
  readonly chances: readonly {
    readonly ply: number;
    readonly turn: number;
    readonly win: readonly number[];
  }[];
}

/** Moments from this much on are worth telling: the noise of an estimate is below it. */
export const NOTABLE = 0.05;

const UNMEASURED: Measured = {
  result: null,
  start: null,
  luck: null,
  decisions: null,
  others: null,
  rest: null,
  loss: null,
  stakes: null,
  rating: null,
  ratingError: null,
  choices: null,
};

const playerOf = ({ record, statistics, review, names, seated }: ReadGame, seat: number): PlayerFigures => {
  const cards = (way: CardWay): number => cardsBy(statistics.cards, seat, way);
  return {
    name: names[seat] ?? `p${seat}`,
    who: seated[seat] ?? null,
    points: allPoints(record.game, record.stateAt(record.plies), seat as Seat),
    ...(review?.players[seat] ?? UNMEASURED),
    seat,
    gained: cards('gained'),
    spent: cards('spent'),
    lost: cards('lost'),
    stolen: cards('stolen'),
    discarded: cards('discarded'),
  };
};

const turnAt = (game: ReadGame, ply: number): number =>
  game.review?.curve.findLast((point) => point.ply <= ply)?.turn ?? 0;

const luckMoments = (game: ReadGame): readonly ReportMoment[] =>
  (game.review?.strokes ?? []).flatMap(({ ply, action, change }) =>
    change.flatMap((each, seat) =>
      Math.abs(each) < NOTABLE
        ? []
        : [{ ply, turn: turnAt(game, ply), seat, kind: 'luck' as const, change: each, action }],
    ),
  );

const isMarked = ({ loss, again }: ReviewedChoice): boolean => (loss ?? 0) >= NOTABLE && again === null;

const lossMoments = ({ review }: ReadGame): readonly ReportMoment[] =>
  (review?.choices ?? []).filter(isMarked).map(({ ply, turn, seat, loss, action, better, reasons }) => ({
    ply,
    turn,
    seat,
    kind: 'loss',
    change: -(loss ?? 0),
    action,
    better: better === null ? [] : [better.action, ...better.follows],
    reasons: reasons?.better ?? [],
    against: reasons?.against ?? [],
  }));

const diceOf = ({ statistics: { dice } }: ReadGame): GameFigures['dice'] =>
  DICE_SUMS.map((sum, i) => ({
    sum,
    count: dice.counts[i] ?? 0,
    expected: (dice.rolls * (DICE_WAYS[i] ?? 0)) / 36,
  }));

export const figuresOf = (game: ReadGame): GameFigures => {
  const { record, statistics, review, noReview, problems } = game;
  return {
    game: mapOf(record.game)?.id ?? '',
    length: statistics.length,
    outcome: record.outcome,
    problems,
    noReview,
    players: Array.from({ length: record.game.seats }, (_, seat) => playerOf(game, seat)),
    dice: diceOf(game),
    diceChance: statistics.dice.chance,
    moments: [...luckMoments(game), ...lossMoments(game)].sort((one, other) => one.ply - other.ply),
    chances: (review?.curve ?? []).map(({ ply, turn, win }) => ({ ply, turn, win })),
  };
};
