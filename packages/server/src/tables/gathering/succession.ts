/** Who becomes host when the host is away. */
import { isPerson, type SeatData, seatOf, type TableData } from '../data.js';

/** Everyone else, round the table from the host on. */
const afterHost = (data: TableData): readonly SeatData[] => {
  const from = seatOf(data, data.host) ?? -1;
  return [...data.seats.slice(from + 1), ...data.seats.slice(0, Math.max(from, 0))];
};

const nextHost = (data: TableData): SeatData | undefined =>
  afterHost(data).find((seat) => isPerson(seat) && seat.present);

/** To the next person present; if there is none, it stays where it is. */
export const passOnHost = (data: TableData, from: string): TableData => {
  const next = data.host === from ? nextHost(data) : undefined;
  return next === undefined ? data : { ...data, host: next.guest!, hostName: next.name };
};

const isMissed = (data: TableData): boolean => {
  const seat = seatOf(data, data.host);
  return data.phase === 'gathering' && seat !== null && !data.seats[seat]!.present;
};

/** From when the host leaves a lobby: a running game does without one. */
export const missHost = (data: TableData, until: number): TableData => {
  const known = data.hostUntil ?? null;
  if (!isMissed(data)) return known === null ? data : { ...data, hostUntil: null };
  return known === null ? { ...data, hostUntil: until } : data;
};

/** If no one is present to be host nothing happens; the next to arrive becomes host immediately. */
export const successionTime = (data: TableData): number | null =>
  isMissed(data) && nextHost(data) !== undefined ? (data.hostUntil ?? null) : null;

export const succeed = (data: TableData, now: number): TableData => {
  const time = successionTime(data);
  return time !== null && time <= now ? passOnHost(data, data.host) : data;
};
