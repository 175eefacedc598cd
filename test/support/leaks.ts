/** Every byte that goes to one viewer, and the same with everything that viewer may not see dealt anew. */
import { hasBit, type LoggedEvent, makeState, NONE, resample, type Seat, view } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import { type LiveTable, newTable } from '@landnam/table';
import { USUAL } from '../../packages/server/src/settings.js';
import { newData } from '@landnam/table/machine';
import type { ServerContext, Reader } from '../../packages/server/src/tables/context.js';
import { playTold } from '../../packages/server/src/tables/telling/playTold.js';
import { HeldTable } from '../../packages/server/src/tables/held/heldTable.js';
import { tableTold } from '../../packages/server/src/tables/telling/tableTold.js';
import { beatFor } from '../../packages/server/src/tables/telling/tells.js';

const server = { now: () => 0, settings: USUAL } as unknown as ServerContext;

export const laid = (game: string, seats: number): HeldTable => {
  const players = Array.from(
    { length: seats },
    (_, i) => ({ kind: 'bot', name: `B${i}`, bot: 'random' }) as const,
  );
  const live = newTable({ game, options: {}, seed: `leaks ${game}`, players });
  if (!live.ok) throw new Error(live.error);
  const rules = {
    game,
    options: {},
    seats: players.map(() => 'open'),
    visibility: 'link',
    pace: 'none',
    chat: false,
    takeSeats: false,
    delay: 0,
    secretLog: true,
  } as const;
  const data = newData(
    { id: 'leaks', salt: new Uint8Array(32) },
    { ...rules, seats: [...rules.seats] },
    { guest: 'g0', name: 'G0' },
    0,
  );
  const taken = data.seats.map((seat, i) => ({ ...seat, guest: `g${i}` }));
  const held = new HeldTable('leaks', 'AAAAAA', 0, {
    ...data,
    phase: 'playing',
    header: live.value.header,
    seats: taken,
  });
  held.live = live.value;
  return held;
};

export const readerFor = (seat: number): Reader => ({
  guest: seat === NONE ? 'watcher' : `g${seat}`,
  plain: true,
  version: 0,
  watchers: -1,
  there: -1,
  seq: -1,
  events: 0,
  chat: 0,
  clock: undefined,
  looks: null,
  looked: '',
  invited: 'null',
  seat: seat === NONE ? null : seat,
  tell: () => undefined,
});

/** Every byte that goes to one viewer. */
const bytesFor = (held: HeldTable, reader: Reader): string =>
  JSON.stringify([
    playTold(server, held, held.live!, reader),
    beatFor(server, held, reader),
    tableTold(held, reader.guest, { watchers: 0, behind: false, now: 0 }),
  ]);

/** Replaces what only others know by something else. */
const disguised = (event: LoggedEvent, seat: number): LoggedEvent =>
  event.secret === undefined || (seat < 31 && hasBit(event.seats, seat))
    ? event
    : {
        ...event,
        secret: Object.fromEntries(Object.keys(event.secret).map((key) => [key, 'something else'])),
      };

/** Events before `from` stay: the viewer already has them. */
export const permuted = <T>(live: LiveTable, seat: number, chance: Chance, look: () => T, from = 0): T => {
  const bytes = live.state.bytes.slice();
  const events = live.events.slice(from);
  const other = makeState(live.table.game);
  view(live.table.game, live.state, seat, other);
  resample(live.table.game, other, seat, chance.below);
  live.state.bytes.set(other.bytes);
  live.events.splice(
    from,
    events.length,
    ...events.map((each) => ({ ...each, event: disguised(each.event, seat) })),
  );
  const seen = look();
  live.state.bytes.set(bytes);
  live.events.splice(from, events.length, ...events);
  return seen;
};

export interface Looks {
  looks: number;
  /** How often the other deal was different: someone who saw everything would notice. */
  dealtAnew: number;
  /** Where something leaked. */
  leaks: string[];
}

/** One viewer, and what they have been told. */
interface Eyes {
  readonly seat: number;
  readonly reader: Reader;
}

const look = (held: HeldTable, { seat, reader }: Eyes, chance: Chance, sum: Looks): void => {
  const live = held.live!;
  const { events: from } = reader;
  const told = bytesFor(held, reader);
  const whole = live.state.bytes.join();
  sum.looks++;
  if (permuted(live, seat, chance, () => bytesFor(held, reader), from) !== told)
    sum.leaks.push(`entry ${live.entries.length}, seat ${seat}`);
  sum.dealtAnew += Number(permuted(live, seat, chance, () => live.state.bytes.join(), from) !== whole);
  reader.events = live.events.length;
};

/** How often a new viewer joins, who is told everything from the start; each time, a whole game would take minutes. */
const ANEW = 50;

/** Plays a whole game and checks every so many entries, for every viewer. */
export const leaksIn = async (game: string, seats: number, every: number): Promise<Looks> => {
  const held = laid(game, seats);
  const live = held.live!;
  const chance = new Chance(game);
  const sum: Looks = { looks: 0, dealtAnew: 0, leaks: [] };
  const eyes = [...Array(seats).keys(), NONE].map((seat): Eyes => ({ seat, reader: readerFor(seat) }));
  for (live.playNature(); live.over() === null; live.playNature()) {
    const { length } = live.entries;
    if (length % (every * ANEW) === 0) for (const { reader } of eyes) reader.events = 0;
    if (length % every === 0) for (const pair of eyes) look(held, pair, chance, sum);
    await live.playBot(live.next() as Seat);
  }
  return sum;
};

export const HALL = server;
