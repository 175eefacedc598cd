/** `--sprt 0,10` in Elo, or `--sprt 25%,27%` in shares of wins. */
import { type Hypotheses, shareOfElo } from '@landnam/bots/arena';
import { InvalidArgumentError } from 'commander';
import { InputError } from '../input.js';
import { seatsNamed } from './tell.js';

export interface Tested {
  readonly low: number;
  readonly high: number;
  readonly unit: 'elo' | 'share';
}

const FORM = /^(-?\d+(?:\.\d+)?)(%?),(-?\d+(?:\.\d+)?)(%?)$/;
const PERCENT = 100;

const isShare = (value: number): boolean => value > 0 && value < PERCENT;

export const tested = (text: string): Tested => {
  const [, low, unit, high, unitAgain] = FORM.exec(text.replaceAll(' ', '')) ?? [];
  const [from, to] = [Number(low), Number(high)];
  if (low === undefined || unit !== unitAgain || from >= to)
    throw new InvalidArgumentError(
      'Two increasing numbers are needed: 0,10 in Elo, or 25%,27% of the games.',
    );
  if (unit === '') return { low: from, high: to, unit: 'elo' };
  if (!isShare(from) || !isShare(to)) throw new InvalidArgumentError('Shares lie between 0% and 100%.');
  return { low: from / PERCENT, high: to / PERCENT, unit: 'share' };
};

export const hypothesesOf = ({ low, high, unit }: Tested, bots: readonly string[]): Hypotheses => {
  const own = seatsNamed(bots, bots[0] ?? '');
  if (own === bots.length)
    throw new InputError('--sprt: every seat has the same bot, there is nothing to test');
  return unit === 'share'
    ? [low, high]
    : [shareOfElo(low, own, bots.length), shareOfElo(high, own, bots.length)];
};
