/** Who is there. Whoever is missed for longer than the grace is away, and a bot plays; whoever is back has the seat back at once. */
import { noted, playsAlone, seatOf, STAND_IN, type TableData, withSeat } from './data.js';
import { comeBack } from './gathering.js';

const arrived = (data: TableData, guest: string, ply: number): TableData => {
  const seat = seatOf(data, guest);
  const there = seat === null ? undefined : data.seats[seat];
  if (seat === null || data.phase !== 'playing' || !there?.away || there.left) return data;
  return comeBack(data, seat, ply);
};

/** `doubted`: the row calls them absent, which nodes of the build before would go by. */
export const came = (
  data: TableData,
  guests: readonly string[],
  doubted: readonly string[],
  ply: number,
): TableData => {
  const back = guests.reduce((sum, guest) => arrived(sum, guest, ply), data);
  return doubted.reduce((sum, guest) => {
    const seat = seatOf(sum, guest);
    return seat === null ? sum : withSeat(sum, seat, { present: true });
  }, back);
};

const standIn = (data: TableData, guest: string, ply: number): TableData => {
  const seat = seatOf(data, guest);
  // by correspondence nobody need be there: the deadline alone counts
  if (seat === null || data.phase !== 'playing' || data.rules.pace === 'days') return data;
  const there = data.seats[seat]!;
  if (!playsAlone(there)) return data;
  const bot = there.bot || STAND_IN;
  return noted(withSeat(data, seat, { away: true, bot }), ply, `p${seat} is away: bot ${bot} plays`);
};

/** The grace is over. */
export const gone = (data: TableData, guests: readonly string[], ply: number): TableData =>
  guests.reduce((sum, guest) => standIn(sum, guest, ply), data);
