import { randomBytes, randomInt } from 'node:crypto';
import { BOTS } from '@landnam/bots';
import { commitmentOf, secretFor, sharedTable } from '@landnam/table';
import type { Granted, Refused, RulesOfTable } from '@landnam/protocol';
import { emptySeat, NO_CLOCK, type SeatData, seatedIn, type TableData } from '../data.js';
import type { ServerContext } from '../context.js';
import { newId } from '../ids.js';
import { granted, refused } from '../refusals.js';

const OPEN = 'open';
/** No letters that sound or look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const ATTEMPTS = 5;

export const newCode = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const newSecret = (table: string): Pick<TableData, 'secret' | 'commitment'> => {
  const secret = secretFor(table, randomBytes(32));
  return { secret, commitment: commitmentOf(secret) };
};

/** Why no game can be played this way. */
export const rulesProblem = ({ game, seats, options }: RulesOfTable): Refused | null => {
  const strange = seats.find((seat) => seat !== OPEN && !Object.hasOwn(BOTS, seat));
  if (strange !== undefined) return refused('badRules', { where: `no bot is called "${strange}"` });
  const table = sharedTable(game, seats.length, options);
  return table.ok ? null : refused('badRules', { where: table.error });
};

export const seatsFor = ({ seats }: RulesOfTable): SeatData[] =>
  seats.map((seat, i) => emptySeat(i, seat === OPEN ? '' : seat));

export interface Maker {
  readonly guest: string;
  readonly name: string;
}

export const newData = (id: string, rules: RulesOfTable, { guest, name }: Maker, now: number): TableData => ({
  phase: 'gathering',
  rules,
  host: guest,
  hostName: name,
  seats: seatsFor(rules),
  locked: false,
  created: now,
  ...newSecret(id),
  opening: null,
  failed: [],
  header: null,
  notes: [],
  clock: NO_CLOCK,
  openBy: null,
  paused: false,
  pauseAsked: [],
  rematch: null,
  closed: null,
  mutes: {},
  told: 1,
});

/** The short code may be taken; the id never is. */
export const keepNew = async (
  server: ServerContext,
  id: string,
  data: TableData,
  guests: readonly string[],
): Promise<Granted | Refused> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const written = await server.store.createTable({
      id,
      code: newCode(6),
      version: 0,
      phase: data.phase,
      visibility: data.rules.visibility,
      updated: server.now(),
      data: JSON.stringify(data),
      guests,
      seated: seatedIn(data),
      acted: server.now(),
    });
    if (written === 'full') return refused('storage', { where: written });
    if (written === 'written') {
      server.bus.tell(id);
      server.lobby.tellSoon();
      return granted({ table: id });
    }
  }
  return refused('failed');
};

export const create = async (
  server: ServerContext,
  maker: Maker,
  rules: RulesOfTable,
): Promise<Granted | Refused> => {
  const id = newId(server.settings.shard);
  return rulesProblem(rules) ?? keepNew(server, id, newData(id, rules, maker, server.now()), [maker.guest]);
};
