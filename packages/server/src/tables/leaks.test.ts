import { hasBit, type LoggedEvent, makeState, NONE, resample, type Seat, view } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import { ATLAS } from '@landnam/maps';
import type { PlayTold } from '@landnam/protocol';
import { type LiveTable, newTable } from '@landnam/table';
import { describe, expect, test } from 'vitest';
import { USUAL } from '../settings.js';
import { newData } from './create.js';
import type { Hall, Reader } from './hall.js';
import { playTold } from './playTold.js';
import { Room } from './room.js';
import { tableTold } from './tableTold.js';
import { beatFor } from './tells.js';

const hall = { now: () => 0, settings: USUAL } as unknown as Hall;
const SEEN_EVERY = 23;

const laid = (game: string, seats: number): Room => {
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
  const data = newData('leaks', { ...rules, seats: [...rules.seats] }, { guest: 'g0', name: 'G0' }, 0);
  const taken = data.seats.map((seat, i) => ({ ...seat, guest: `g${i}` }));
  const room = new Room('leaks', 'AAAAAA', 0, {
    ...data,
    phase: 'playing',
    header: live.value.header,
    seats: taken,
  });
  room.live = live.value;
  return room;
};

const readerFor = (seat: number): Reader => ({
  guest: seat === NONE ? 'watcher' : `g${seat}`,
  plain: true,
  version: 0,
  seq: -1,
  events: 0,
  chat: 0,
  clock: undefined,
  seat: seat === NONE ? null : seat,
  tell: () => undefined,
});

/** Every byte that goes to one pair of eyes. */
const bytesFor = (room: Room, seat: number): string => {
  const reader = readerFor(seat);
  return JSON.stringify([
    playTold(hall, room, room.live!, reader),
    beatFor(hall, room, reader),
    tableTold(room, reader.guest),
  ]);
};

/** What only others know is said to be something else. */
const disguised = (event: LoggedEvent, seat: number): LoggedEvent =>
  event.secret === undefined || (seat < 31 && hasBit(event.seats, seat))
    ? event
    : {
        ...event,
        secret: Object.fromEntries(Object.keys(event.secret).map((key) => [key, 'something else'])),
      };

const permuted = <T>(live: LiveTable, seat: number, chance: Chance, look: () => T): T => {
  const bytes = live.state.bytes.slice();
  const events = [...live.events];
  const other = makeState(live.table.game);
  view(live.table.game, live.state, seat, other);
  resample(live.table.game, other, seat, chance.below);
  live.state.bytes.set(other.bytes);
  live.events.splice(
    0,
    events.length,
    ...events.map((each) => ({ ...each, event: disguised(each.event, seat) })),
  );
  const seen = look();
  live.state.bytes.set(bytes);
  live.events.splice(0, events.length, ...events);
  return seen;
};

const differs = (a: string, b: string): boolean => a !== b;

describe.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  '%s',
  (id, seats) => {
    test('nobody receives a byte that depends on what others hide', async () => {
      const room = laid(id, seats);
      const live = room.live!;
      const chance = new Chance(id);
      let [changed, looks] = [0, 0];
      for (live.playNature(); live.over() === null && live.entries.length < 1500; live.playNature()) {
        if (live.entries.length % SEEN_EVERY === 0)
          for (const seat of [...Array(seats).keys(), NONE]) {
            const told = bytesFor(room, seat);
            expect(permuted(live, seat, chance, () => bytesFor(room, seat))).toBe(told);
            // the permutation is one: whoever sees everything would notice
            changed += Number(
              differs(
                permuted(live, seat, chance, () => live.state.bytes.join()),
                live.state.bytes.join(),
              ),
            );
            looks++;
          }
        await live.playBot(live.next() as Seat);
      }
      expect(looks).toBeGreaterThan(seats * 5);
      expect(changed).toBeGreaterThan(0);
    });
  },
);

test('the check bites: a told game with one hidden byte in it is found', async () => {
  const room = laid('base', 4);
  const live = room.live!;
  const chance = new Chance('bites');
  for (live.playNature(); live.entries.length < 400; live.playNature())
    await live.playBot(live.next() as Seat);
  const leaky = (): string => {
    const told: PlayTold = playTold(hall, room, live, readerFor(0));
    return told.view + live.state.base.hand.join();
  };
  expect(permuted(live, 0, chance, leaky)).not.toBe(leaky());
});
