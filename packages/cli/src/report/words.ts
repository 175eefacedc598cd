/** A report's figures and moments in words, for the terminal and for the page alike. */
import { groupBy } from '../groups.js';
import { listed } from '../words/tell.js';
import type { GameFigures, PlayerFigures, ReportMoment } from './figures.js';
import type { ReadGame } from './game.js';
import { MoveWords } from './moveWords.js';
import { reasonsInWords } from './reasonWords.js';

/** Points of chance to win, signed. */
export const points = (share: number | null): string => {
  if (share === null) return '';
  const rounded = Math.round(100 * share);
  return rounded === 0 ? '0' : `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`;
};

export const percent = (share: number | null): string =>
  share === null ? '' : `${Math.round(100 * share)} %`;

export const lost = ({ loss, choices }: PlayerFigures): string =>
  points(loss === null || choices === null || choices === 0 ? null : -loss);

/** Too few choices say nothing. */
const ENOUGH = 20;
export const rating = ({ rating: value, ratingError, choices }: PlayerFigures): string =>
  value === null || ratingError === null || choices === null || choices < ENOUGH
    ? '–'
    : `${(100 * Math.max(0, value)).toFixed(1)} ± ${(100 * ratingError).toFixed(1)} %`;

export const whoIs = ({ name, who }: PlayerFigures): string => (who === null ? name : `${name} (${who})`);

/** A quarter of all games and more is nothing to speak of. */
const USUAL = 0.25;
export const diceInWords = ({ diceChance, length }: GameFigures): string => {
  if (diceChance === null) return '';
  if (diceChance >= USUAL) return 'The dice fell about as dice do.';
  const games =
    diceChance === 0 ? 'fewer than one game in 1,000' : `one game in ${Math.round(1 / diceChance)}`;
  return `In ${games} of this length (${length.turns} turns) dice fall at least as unevenly.`;
};

/** Turns count from the first dice. */
export const whenWas = (turn: number): string => (turn === 0 ? 'opening' : `turn ${turn}`);

/** `Asa has won`, `still running`, or how it ended without a winner. */
export const outcomeInWords = ({ outcome }: GameFigures, names: readonly string[]): string => {
  const winners = [...outcome.matchAll(/\bp(\d)\b/g)].map(([, seat]) => names[Number(seat)] ?? `p${seat}`);
  if (winners.length === 0) return outcome === 'running' ? 'still running' : outcome;
  return `${listed(winners)} ${winners.length === 1 ? 'has' : 'have'} won`;
};

/** A choice and what would have been better. */
export interface ToldLoss {
  readonly turn: number;
  readonly seat: number;
  readonly change: number;
  readonly what: string;
  readonly better: string;
  readonly why: string;
}

/** One of nature's outcomes, and whom it concerned. */
export interface ToldStroke {
  readonly turn: number;
  readonly what: string;
  readonly changes: readonly { readonly seat: number; readonly change: number }[];
}

const MOST = 5;

const byLoss = (one: ReportMoment, other: ReportMoment): number => one.change - other.change;

const whyOf = (game: ReadGame, { reasons = [], against = [] }: Partial<ReportMoment>): string => {
  const say = (each: ReportMoment['reasons']): string =>
    reasonsInWords(each ?? [], game.record.game, game.names);
  if (reasons.length > 0 || against.length === 0) return say(reasons);
  return `what was chosen ${say(against)}`;
};

export const costliest = (game: ReadGame, { moments }: GameFigures): readonly ToldLoss[] => {
  const words = new MoveWords(game.record, game.names);
  return moments
    .filter(({ kind }) => kind === 'loss')
    .sort(byLoss)
    .slice(0, MOST)
    .map(({ ply, turn, seat, change, action, better = [], ...why }) => ({
      turn,
      seat,
      change,
      what: words.at(ply, action),
      better: words.plan(ply, better),
      why: whyOf(game, why),
    }));
};

const greatest = (moments: readonly ReportMoment[]): number =>
  Math.max(...moments.map(({ change }) => Math.abs(change)));

/** The strokes of luck that changed most. */
export const luckiest = (game: ReadGame, { moments }: GameFigures): readonly ToldStroke[] => {
  const words = new MoveWords(game.record, game.names);
  const strokes = groupBy(
    moments.filter(({ kind }) => kind === 'luck'),
    ({ ply }) => ply,
  );
  return [...strokes]
    .sort(([, one], [, other]) => greatest(other) - greatest(one))
    .slice(0, MOST)
    .flatMap(([ply, [first, ...others]]) =>
      first === undefined
        ? []
        : [{ turn: first.turn, what: words.at(ply, first.action), changes: [first, ...others] }],
    );
};
