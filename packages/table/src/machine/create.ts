/** A table that nobody sits at yet. */
import { BOTS } from '@landnam/bots';
import { commitmentOf, secretFor } from '../fair/chance.js';
import { sharedTable } from '../shared.js';
import {
  emptySeat,
  NO_CLOCK,
  NO_HELP,
  type SeatData,
  type TableData,
  type TableRules,
  UNTOUCHED,
} from './data.js';
import { refused, type TableRefusal } from './refusals.js';

const OPEN = 'open';

/** What a new secret is made of. */
export interface SecretFor {
  readonly id: string;
  /** 32 bytes that nobody can guess. */
  readonly salt: Uint8Array;
}

export const newSecret = ({ id, salt }: SecretFor): Pick<TableData, 'secret' | 'commitment'> => {
  const secret = secretFor(id, salt);
  return { secret, commitment: commitmentOf(secret) };
};

/** Why no game can be played so. */
export const rulesProblem = ({ game, seats, options }: TableRules): TableRefusal | null => {
  const strange = seats.find((seat) => seat !== OPEN && !Object.hasOwn(BOTS, seat));
  if (strange !== undefined) return refused('badRules', { where: `no bot is called "${strange}"` });
  const table = sharedTable(game, seats.length, options);
  return table.ok ? null : refused('badRules', { where: table.error });
};

export const seatsFor = ({ seats }: Pick<TableRules, 'seats'>): SeatData[] =>
  seats.map((seat, i) => emptySeat(i, seat === OPEN ? '' : seat));

export interface Maker {
  readonly guest: string;
  readonly name: string;
}

export const newData = (
  secret: SecretFor,
  rules: TableRules,
  { guest, name }: Maker,
  now: number,
  help = NO_HELP,
): TableData => ({
  phase: 'gathering',
  rules,
  help,
  host: guest,
  hostName: name,
  seats: seatsFor(rules),
  locked: false,
  created: now,
  ...newSecret(secret),
  opening: null,
  failed: [],
  header: null,
  clock: NO_CLOCK,
  ...UNTOUCHED,
  told: 1,
});
