/** Bots that now and then act at random, so that a value sees what good play avoids. */
import type { Below } from '@landnam/engine';
import type { Bot } from '../bot.js';

/** Shares of choices, in parts of a thousand. */
export interface Whim {
  readonly share: number;
  readonly opening: number;
}

export const WHOLE = 1000;
const NO_WHIM: Whim = { share: 0, opening: 0 };
const MORE_IN_OPENING = 5;
const MOST_IN_OPENING = WHOLE / 2;

/** In the opening, where a game has few choices, five times as often, though at most every second time. */
export const whimOf = (share: number): Whim => ({
  share,
  opening: Math.min(MORE_IN_OPENING * share, Math.max(share, MOST_IN_OPENING)),
});

/** Half of the seats have one of them. */
export const drawWhim = (whims: readonly Whim[], below: Below): Whim =>
  whims.length > 0 && below(2) === 0 ? whims[below(whims.length)] : NO_WHIM;

export const whimsical = (
  bot: Bot,
  { share, opening }: Whim,
  below: Below,
  isOpening: () => boolean,
): Bot => {
  if (share === 0) return bot;
  const { hears } = bot;
  return {
    begin: () => bot.begin(),
    ...(bot.observe === undefined ? {} : { observe: (event) => bot.observe?.(event) }),
    ...(hears === undefined ? {} : { hears }),
    choose(question) {
      const { legal } = question;
      // it is asked even so: what it remembers must not depend on random choices
      const choice = bot.choose(question);
      if (legal.length === 0 || below(WHOLE) >= (isOpening() ? opening : share)) return choice;
      return legal.items[below(legal.length)];
    },
  };
};
