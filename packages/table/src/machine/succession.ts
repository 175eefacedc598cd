/** Who is host when the host is not there. */
import { isPerson, type SeatData, seatOf, type TableData } from './data.js';

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
