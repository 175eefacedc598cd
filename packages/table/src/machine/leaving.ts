/** Leaving, resigning, pausing: what people do beside the rules. */
import {
  emptySeat,
  NO_HOST,
  noted,
  playsAlone,
  seatOf,
  STAND_IN,
  stillIn,
  type TableData,
  withSeat,
} from './data.js';
import type { SecretFor } from './create.js';
import { passHost, stand } from './gathering.js';
import { failOpening } from './opening.js';
import { refused, type TableRefusal } from './refusals.js';
import { withoutSent } from './sentAway.js';

type Result = TableData | TableRefusal;

const playing = (data: TableData): TableRefusal | null => {
  if (data.phase === 'playing') return null;
  return refused(data.phase === 'over' || data.phase === 'closed' ? data.phase : 'notStarted');
};

/** The seat of whoever asks, in a game that runs. */
export const atGame = (data: TableData, guest: string): number | TableRefusal => {
  const seat = seatOf(data, guest);
  return seat === null ? refused('notSeated') : (playing(data) ?? seat);
};

/** Hands the seat to a bot until the person sits down again. */
export const leave = (data: TableData, guest: string, ply: number): Result => {
  if (data.phase === 'gathering') return stand(data, guest);
  const seat = atGame(data, guest);
  if (typeof seat !== 'number') return seat;
  const bot = data.seats[seat]!.bot || STAND_IN;
  const away = withSeat(data, seat, { away: true, left: true, bot });
  return unpauseIfAlone(noted(away, ply, `p${seat} left: bot ${bot} plays`));
};

export const resign = (data: TableData, guest: string, ply: number): Result => {
  const seat = atGame(data, guest);
  if (typeof seat !== 'number') return seat;
  if (data.seats[seat]!.resigned) return data;
  const bot = data.seats[seat]!.bot || STAND_IN;
  const gone = withSeat(data, seat, { resigned: true, away: true, bot });
  return unpauseIfAlone(noted(gone, ply, `p${seat} resigned: bot ${bot} plays`));
};

/** Whose agreement counts: people who play for themselves. */
export const voters = (data: TableData): number[] =>
  data.seats.flatMap((seat, i) => (playsAlone(seat) && stillIn(data).includes(seat) ? [i] : []));

export const unpauseIfAlone = (data: TableData): TableData => {
  const asked = data.pauseAsked.filter((seat) => voters(data).includes(seat));
  return { ...data, pauseAsked: asked, paused: data.paused && asked.length > 0 };
};

const askedBy = (data: TableData, seat: number, ply: number): TableData => {
  const pauseAsked = [...new Set([...data.pauseAsked, seat])].sort((a, b) => a - b);
  const paused = voters(data).every((each) => pauseAsked.includes(each));
  const asked = { ...data, pauseAsked, paused };
  return paused && !data.paused ? noted(asked, ply, 'paused') : asked;
};

/** Stops once everyone agrees, continues once anyone does not. */
export const pause = (data: TableData, guest: string, agree: boolean, ply: number): Result => {
  const seat = atGame(data, guest);
  if (typeof seat !== 'number') return seat;
  if (agree) return data.pauseAsked.includes(seat) ? data : askedBy(data, seat, ply);
  if (data.pauseAsked.length === 0) return data;
  const on = { ...data, pauseAsked: [], paused: false };
  return data.paused ? noted(on, ply, 'goes on') : on;
};

const GONE = 'Guest';

/** Without the seat itself. */
const unnamed = (data: TableData, guest: string): TableData => {
  const { [guest]: _own, ...mutes } = data.mutes;
  const rest = { ...withoutSent(data, guest), mutes, hushed: (data.hushed ?? 0) + 1 };
  return data.host === guest ? { ...rest, host: NO_HOST, hostName: GONE } : rest;
};

/** Who asked to be forgotten: the seat stays with its moves, the name goes. */
export const forgotten = (data: TableData, guest: string, secret: SecretFor, ply: number): TableData => {
  const seat = seatOf(data, guest);
  const muted = unnamed(data, guest);
  if (seat === null) return passHost(muted);
  if (data.phase === 'opening') return failOpening(muted, secret, [seat]);
  if (data.phase === 'gathering') return passHost(withSeat(muted, seat, emptySeat(data.seats[seat]!.colour)));
  const left = data.phase === 'playing' ? (resign(muted, guest, ply) as TableData) : muted;
  const bot = left.seats[seat]!.bot || STAND_IN;
  return passHost(withSeat(left, seat, { guest: null, name: GONE, present: false, bot }));
};
