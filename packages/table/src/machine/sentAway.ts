/** Whom a host has sent away: they may look on, and sit down again once a host lets them. */
import { emptySeat, type TableData, withSeat } from './data.js';
import { refused, type TableRefusal } from './refusals.js';

/** Guests cost nothing, so an unlimited list could be filled. */
const MOST = 100;

export const isSentAway = ({ sentAway = [] }: TableData, guest: string): boolean =>
  sentAway.some((each) => each.guest === guest);

export const sendAway = (data: TableData, seat: number): TableData => {
  const { guest, name, colour } = data.seats[seat]!;
  const known = data.sentAway ?? [];
  const person = (known.at(-1)?.person ?? 0) + 1;
  const sentAway = guest === null ? known : [...known, { person, guest, name }].slice(-MOST);
  return { ...withSeat(data, seat, emptySeat(colour)), sentAway };
};

/** Told to two people alone: counted here, since what everybody is told stays the same. */
export const letBack = (data: TableData, host: string, person: number): TableData | TableRefusal => {
  if (data.host !== host) return refused('notHost');
  const known = data.sentAway ?? [];
  const sentAway = known.filter((each) => each.person !== person);
  return sentAway.length === known.length ? data : { ...data, sentAway, told: data.told + 1 };
};

export const withoutSent = (data: TableData, guest: string): TableData =>
  isSentAway(data, guest)
    ? { ...data, sentAway: (data.sentAway ?? []).filter((each) => each.guest !== guest) }
    : data;
