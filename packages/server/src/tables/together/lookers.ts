/** Who looks back together here, and what they are told. */
import { createHash } from 'node:crypto';
import type { LeaderTold, TellOf } from '@landnam/protocol';
import type { LookingThere } from '../../store/looking.js';
import type { Reader, ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { whyNoLog } from '../telling/mayRead.js';

const KEY_LENGTH = 16;

/** The same window of the same guest has the same one at every node; no guest can be told from it. */
export const lookKey = (guest: string, client: string): string =>
  createHash('sha256').update(`${guest} ${client}`).digest('base64url').slice(0, KEY_LENGTH);

export interface Lookers {
  readonly keys: ReadonlySet<string>;
  /** Each once, however many windows. */
  readonly people: number;
}

/** Between two polls too. */
export const lookersHere = ({ readers, resting }: HeldTable): Lookers => {
  const [keys, guests] = [new Set<string>(), new Set<string>()];
  const add = (guest: string, looks: string | null): void => {
    if (looks === null) return;
    keys.add(looks);
    guests.add(guest);
  };
  for (const { guest, looks } of readers) add(guest, looks);
  for (const [guest, { looks }] of resting) add(guest, looks);
  return { keys, people: guests.size };
};

/** Nodes where nobody looks say nothing: once there is none left it is forgotten. */
export const lookingHere = (held: HeldTable): LookingThere | undefined => {
  if (held.looking === null) return undefined;
  const { keys, people } = lookersHere(held);
  if (people === 0) return undefined;
  return { looking: held.looking, people, leads: keys.has(held.looking.leader?.key ?? '') };
};

/** At all nodes. */
export const lookersOf = ({ bus }: ServerContext, held: HeldTable): number =>
  held.looking === null ? 0 : lookersHere(held).people + (bus.others(held.id).looking?.people ?? 0);

const leaderTold = ({ looking }: HeldTable, key: string): TellOf<'lookback'>['leader'] => {
  const leader = looking?.leader ?? null;
  return leader && { name: leader.name, seat: leader.seat, you: leader.key === key };
};

export const lookbackTold = (held: HeldTable, key: string, people = held.lookers): TellOf<'lookback'> => ({
  tell: 'lookback',
  table: held.id,
  leader: leaderTold(held, key),
  moment: held.looking?.moment ?? null,
  people,
});

export const lookNews = (held: HeldTable, reader: Reader): TellOf<'lookback'>[] => {
  if (reader.looks === null) return [];
  const told = lookbackTold(held, reader.looks);
  const text = JSON.stringify(told);
  if (reader.looked === text) return [];
  reader.looked = text;
  return [told];
};

/** Who leads what this reader may join. */
export const invitation = (server: ServerContext, held: HeldTable, guest: string): LeaderTold | undefined => {
  const leader = held.looking?.leader ?? null;
  if (leader === null || whyNoLog(server, held, guest) !== null) return undefined;
  return { name: leader.name, seat: leader.seat };
};

export const NOBODY_LEADS = 'null';

/** Changes with it. */
export const invitedBy = ({ looking }: HeldTable): string => JSON.stringify(looking?.leader ?? null);
