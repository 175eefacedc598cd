/** A player who is present and does not play: the others may ask for a bot, and the player has a while to object. */
import { hasBit } from '@landnam/engine';
import type { AskAt } from './events.js';
import { type IdleAsk, noted, playsAlone, STAND_IN, standsStill, type TableData, withSeat } from './data.js';
import { comeBack } from './gathering.js';
import { atGame, unpauseIfAlone, voters } from './leaving.js';
import { refused, type TableRefusal } from './refusals.js';

/** Where the game stands when asked. */
export interface Waiting {
  readonly awaited: number;
  /** Time of the last move. */
  readonly since: number;
  readonly now: number;
  /** Nobody can be called idle sooner. */
  readonly patience: number;
  readonly ply: number;
}

const asksOf = ({ idle = [] }: TableData): readonly IdleAsk[] => idle;

const othersOf = (data: TableData, seat: number): number[] => voters(data).filter((voter) => voter !== seat);

const isWaitedFor = (data: TableData, seat: number, awaited: number): boolean => {
  const there = data.seats[seat];
  return there !== undefined && !standsStill(data) && playsAlone(there) && hasBit(awaited, seat);
};

export const withoutIdle = (data: TableData, seat: number): TableData =>
  asksOf(data).some((ask) => ask.seat === seat)
    ? { ...data, idle: asksOf(data).filter((ask) => ask.seat !== seat) }
    : data;

/** The idle player objects, or takes the seat back. */
const stir = (data: TableData, seat: number, { now, ply }: Waiting): TableData => {
  const awake = withoutIdle(data, seat);
  return awake === data ? comeBack(data, seat, ply) : { ...awake, stirred: now };
};

const askedBy = (data: TableData, seat: number, by: number): TableData => {
  const known = asksOf(data).find((ask) => ask.seat === seat) ?? { seat, asked: [], until: null };
  if (known.asked.includes(by)) return data;
  const asked = [...known.asked, by].sort((a, b) => a - b);
  return { ...data, idle: [...asksOf(withoutIdle(data, seat)), { ...known, asked }] };
};

const withdrawnBy = (data: TableData, seat: number, by: number): TableData => {
  const known = asksOf(data).find((ask) => ask.seat === seat);
  if (known === undefined || !known.asked.includes(by)) return data;
  const asked = known.asked.filter((each) => each !== by);
  return { ...data, idle: [...asksOf(withoutIdle(data, seat)), { seat, asked, until: null }] };
};

export const askIdle = (
  data: TableData,
  guest: string,
  { seat, agree }: AskAt<'idle'>,
  waiting: Waiting,
): TableData | TableRefusal => {
  const own = atGame(data, guest);
  if (typeof own !== 'number') return own;
  if (seat === own) return agree ? refused('malformed', { where: 'seat' }) : stir(data, own, waiting);
  if (!agree) return withdrawnBy(data, seat, own);
  if (!voters(data).includes(own)) return refused('notSeated', { where: 'away' });
  if (!isWaitedFor(data, seat, waiting.awaited)) return refused('notDue');
  if (!data.seats[seat]!.present) return refused('notDue', { where: 'away' });
  const early = Math.max(waiting.since, data.stirred ?? 0) + waiting.patience > waiting.now;
  return early ? refused('tooFast', { where: 'idle' }) : askedBy(data, seat, own);
};

const followed = (data: TableData, ask: IdleAsk, until: number): IdleAsk | null => {
  const others = othersOf(data, ask.seat);
  const asked = ask.asked.filter((voter) => others.includes(voter));
  if (asked.length === 0) return null;
  const isAll = others.every((voter) => asked.includes(voter));
  return { seat: ask.seat, asked, until: ask.until ?? (isAll ? until : null) };
};

/** After any change: a player who is not waited for is not idle, and once all others have asked the time runs. */
export const followIdle = (data: TableData, awaited: () => number, until: number): TableData => {
  const before = asksOf(data);
  if (before.length === 0) return data;
  const bits = awaited();
  const idle = before
    .filter(({ seat }) => isWaitedFor(data, seat, bits))
    .flatMap((ask) => followed(data, ask, until) ?? []);
  return JSON.stringify(idle) === JSON.stringify(before) ? data : { ...data, idle };
};

/** Being connected is no sign of life: only sitting down or a move takes the seat back. */
const takeOne = (data: TableData, seat: number, ply: number): TableData => {
  const there = data.seats[seat]!;
  const awake = withoutIdle(data, seat);
  // a player who has lost the connection could not object, and has a time limit for that
  if (!there.present) return awake;
  const bot = there.bot || STAND_IN;
  const away = withSeat(awake, seat, { away: true, left: true, bot });
  return unpauseIfAlone(noted(away, ply, `p${seat} was idle: bot ${bot} plays`));
};

/** Players who have not responded in time. */
export const takeIdle = (data: TableData, ply: number, now: number): TableData =>
  asksOf(data)
    .filter(({ until }) => until !== null && until <= now)
    .reduce((sum, { seat }) => takeOne(sum, seat, ply), data);
