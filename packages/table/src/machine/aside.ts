/**
 * [B-24] How long somebody else's offer waits for a person, and which are refused without asking. What can be answered only with
 * what gives nothing away is no question. Plain data and functions: at one device they are part of the table, over a network
 * each person's own page has them.
 */
import { idleAction, NONE, ruleOf, topSeat } from '@landnam/engine';
import type { GameStanding } from '../standing.js';
import type { Asked, Manners, MannersChange } from '../told.js';

/** Behind the curtain the device must change hands first. */
const TO_PASS_ON = 20_000;

export const PATIENT: Manners = { seconds: 0, ask: 'all' };

export interface AsideData {
  readonly manners: Manners;
  /** By seat: the turn in which nothing more is heard, the round in which something was. */
  readonly quiet: Readonly<Record<number, string>>;
  readonly heard: Readonly<Record<number, number>>;
  /** Who is asked; NONE if nobody is. */
  readonly seat: number;
  /** The one who is asked looks. */
  readonly seen: boolean;
  /** Milliseconds, while the time stands; when it is up, while it runs. */
  readonly left: number;
  readonly until: number | null;
  /** The one who is asked puts a counter-offer together. */
  readonly composing?: boolean;
}

export const noAside = (manners = PATIENT): AsideData => ({
  manners,
  quiet: {},
  heard: {},
  seat: NONE,
  seen: false,
  left: 0,
  until: null,
});

/** Asked in somebody else's decision, with an answer that gives nothing away. */
export const isAside = (game: GameStanding, seat: number): boolean =>
  seat !== NONE &&
  !game.isBot(seat) &&
  game.over() === null &&
  topSeat(game.state) !== seat &&
  idleAction(game.table.game, game.legalOf(seat)) !== undefined;

/** Nothing but such answers is legal; what may be done unasked can be done afterwards as well. */
const isIdle = (game: GameStanding, seat: number): boolean => {
  const { rules } = game.table.game;
  const answers = game
    .legalOf(seat)
    .toArray()
    .filter((packed) => !rules[ruleOf(packed)]?.unasked);
  return answers.every((packed) => rules[ruleOf(packed)]?.idle?.(packed));
};

const refuses = ({ manners, quiet, heard }: AsideData, game: GameStanding, seat: number): boolean => {
  if (manners.ask === 'never' || quiet[seat] === game.turn()) return true;
  return manners.ask === 'less' && heard[seat] === game.round;
};

/** A person need not be asked: the answer that gives nothing away is theirs. */
export const passes = (aside: AsideData, game: GameStanding, seat: number): boolean =>
  isAside(game, seat) && (refuses(aside, game, seat) || isIdle(game, seat));

const limitOf = ({ manners, seen }: AsideData): number => {
  const whole = manners.seconds * 1000;
  return seen || whole === 0 ? whole : Math.max(whole, TO_PASS_ON);
};

/** Who looks at the table, and when. */
export interface AsideLook {
  /** NONE behind the curtain. */
  readonly eyes: number;
  /** Nobody sees the page. */
  readonly hidden: boolean;
  readonly now: number;
}

export const stopAside = (aside: AsideData, now: number): AsideData =>
  aside.until === null ? aside : { ...aside, left: Math.max(0, aside.until - now), until: null };

const start = (aside: AsideData, now: number): AsideData =>
  aside.until === null ? { ...aside, until: now + aside.left } : aside;

const run = (aside: AsideData, { hidden, now }: AsideLook): AsideData =>
  aside.seat === NONE || hidden || aside.composing || limitOf(aside) === 0
    ? stopAside(aside, now)
    : start(aside, now);

const askNext = (aside: AsideData, game: GameStanding, seat: number, seen: boolean): AsideData => {
  const answered = aside.seat !== NONE && aside.seat !== seat;
  const heard = answered ? { ...aside.heard, [aside.seat]: game.round } : aside.heard;
  const next = { ...aside, heard, seat, seen, until: null, composing: false };
  return { ...next, left: limitOf(next) };
};

/** Whoever is asked now has the whole time; it stands while nobody sees the page. */
export const followAside = (aside: AsideData, game: GameStanding, look: AsideLook): AsideData => {
  const next = game.next();
  const seat = isAside(game, next) ? next : NONE;
  const seen = seat === look.eyes;
  const same = seat === aside.seat && seen === aside.seen;
  return run(same ? aside : askNext(aside, game, seat, seen), look);
};

/** Nobody is asked any more. */
export const closeAside = (aside: AsideData): AsideData =>
  aside.seat === NONE ? aside : { ...aside, seat: NONE, until: null, composing: false };

export const changeAside = (
  aside: AsideData,
  game: GameStanding,
  { notThisTurn, composing, ...change }: MannersChange,
  look: AsideLook,
): AsideData => {
  const quiet = notThisTurn ? { ...aside.quiet, [look.eyes]: game.turn() } : aside.quiet;
  const stopped = stopAside({ ...aside, quiet }, look.now);
  const busy = composing ?? aside.composing ?? false;
  const changed = { ...stopped, manners: { ...aside.manners, ...change }, composing: busy };
  const anew = changed.manners.seconds !== aside.manners.seconds;
  return run(anew ? { ...changed, left: limitOf(changed) } : changed, look);
};

/** For the page, which counts down by itself from here. */
export const asideTold = (aside: AsideData, now: number): Asked | null => {
  const { seat, left, until, composing } = aside;
  if (seat === NONE) return null;
  const rest = until === null ? left : Math.max(0, until - now);
  return {
    seat,
    limit: limitOf(aside),
    left: rest,
    runs: until !== null,
    ...(composing && { composing }),
  };
};
