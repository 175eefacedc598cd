/** Asks that make tables or show them to everybody: limited by guest and by address. */
import type { Answer, AskOf } from '@landnam/protocol';
import { guestOf } from '../guests/guests.js';
import { create } from '../tables/create.js';
import { seatOf } from '../tables/data.js';
import * as gathering from '../tables/gathering.js';
import type { Session } from '../tables/hall.js';
import { granted, refused } from '../tables/refusals.js';
import { rematch } from '../tables/rematch.js';
import type { Room } from '../tables/room.js';
import { changeAsked } from '../tables/write.js';
import type { Desk } from './answer.js';
import { takeOf } from './limits.js';

export const makeTable = async (
  { hall, limits, shares }: Desk,
  session: Session,
  { rules }: AskOf<'create'>,
): Promise<Answer> => {
  if (!takeOf(limits, 'tables', session, hall.now())) return refused('tooFast');
  const { guest, address } = session;
  return shares.within(address, rules.visibility, async () => {
    const { name } = await guestOf(hall, guest);
    return create(hall, { guest, name }, rules);
  });
};

export const changeRules = (
  { hall, shares }: Desk,
  { guest, address }: Session,
  { rules }: AskOf<'change'>,
  room: Room,
): Promise<Answer> => {
  const change = async (): Promise<Answer> => {
    const why = await changeAsked(hall, room, (data) => gathering.change(data, guest, rules));
    return why ?? granted({ seat: seatOf(room.data, guest) });
  };
  const isShown = room.data.rules.visibility === 'public';
  return shares.within(address, isShown ? 'link' : rules.visibility, change, room.id);
};

export const makeRematch = async (
  { hall, bans, limits, shares }: Desk,
  session: Session,
  room: Room,
): Promise<Answer> => {
  const again = async (): Promise<Answer> => rematch(hall, room, session.guest, await bans.all());
  const { phase, rules, rematch: made } = room.data;
  if (phase !== 'over' || made !== null) return again();
  if (!takeOf(limits, 'tables', session, hall.now())) return refused('tooFast');
  return shares.within(session.address, rules.visibility, again);
};
