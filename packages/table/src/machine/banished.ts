/** Whoever is banned has neither seat nor presence; once the ban is lifted, a seat of a running game is taken back by sitting down. */
import { emptySeat, noted, type SeatData, seatOf, STAND_IN, type TableData, withSeat } from './data.js';
import { passHost } from './gathering.js';
import { unpauseIfAlone } from './leaving.js';
import { passOnHost } from './succession.js';

const isOut = ({ left, resigned }: SeatData): boolean => left || resigned;

const putOut = (data: TableData, seat: number, ply: number): TableData => {
  const there = data.seats[seat]!;
  if (isOut(there)) return data;
  const bot = there.bot || STAND_IN;
  const out = withSeat(data, seat, { away: true, left: true, bot });
  return there.away ? out : noted(out, ply, `p${seat} is banned: bot ${bot} plays`);
};

/** While the dice are opened no seat changes: this one is dropped for not opening, or removed once the game runs. */
export const banished = (data: TableData, guest: string, ply: number): TableData => {
  const seat = seatOf(data, guest);
  if (seat === null || ['opening', 'over', 'closed'].includes(data.phase)) return data;
  if (data.phase === 'gathering') return passHost(withSeat(data, seat, emptySeat(data.seats[seat]!.colour)));
  const out = putOut(data, seat, ply);
  return out === data ? data : unpauseIfAlone(passOnHost(out, guest));
};
