/** Asks that create or publish tables: limited by guest and by address. */
import type { Answer, AskOf } from '@landnam/protocol';
import { seatOf } from '@landnam/table/machine';
import { guestOf } from '../guests/guests.js';
import { create } from '../tables/gathering/create.js';
import type { Session } from '../tables/context.js';
import { granted, refused } from '../tables/refusals.js';
import { rematch } from '../tables/gathering/rematch.js';
import type { HeldTable } from '../tables/held/heldTable.js';
import { stepTable } from '../tables/held/write.js';
import type { AskContext } from './answer.js';
import { takeOf } from './limits.js';

export const makeTable = async (
  { server, limits, shares }: AskContext,
  session: Session,
  ask: AskOf<'create'>,
): Promise<Answer> => {
  if (!takeOf(limits, 'tables', session, server.now())) return refused('tooFast');
  const { guest, address } = session;
  return shares.within(address, ask.rules.visibility, async () => {
    const { name } = await guestOf(server, guest);
    return create(server, { guest, name }, ask);
  });
};

export const changeRules = (
  { server, shares }: AskContext,
  { guest, address }: Session,
  { rules, help }: AskOf<'change'>,
  held: HeldTable,
): Promise<Answer> => {
  const change = async (): Promise<Answer> => {
    await server.maps.atHand(rules.game);
    if (held.data.host === guest) await server.maps.use(rules.game, held.id);
    const happening = { kind: 'ask', who: { guest, name: '' }, ask: { ask: 'change', rules, help } } as const;
    const why = await stepTable(server, held, happening, { by: 'person' });
    return why ?? granted({ seat: seatOf(held.data, guest) });
  };
  const isShown = held.data.rules.visibility === 'public';
  return shares.within(address, isShown ? 'link' : rules.visibility, change, held.id);
};

export const makeRematch = async (
  { server, bans, limits, shares }: AskContext,
  session: Session,
  held: HeldTable,
): Promise<Answer> => {
  const again = async (): Promise<Answer> => rematch(server, held, session.guest, await bans.all());
  const { phase, rules, rematch: made } = held.data;
  if (phase !== 'over' || made !== null) return again();
  if (!takeOf(limits, 'tables', session, server.now())) return refused('tooFast');
  return shares.within(session.address, rules.visibility, again);
};
