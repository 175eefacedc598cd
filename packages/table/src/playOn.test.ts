import { NONE, type Seat } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import { ATLAS, dealTable, findTable, headerOf } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { CLOCK, LiveTable } from './liveTable.js';
import type { GameSetup } from './told.js';

const tableOf = (game: string, seats: number): LiveTable => {
  const players = Array.from({ length: seats }, () => ({ kind: 'person', name: '', bot: '' }) as const);
  const setup: GameSetup = { game, options: {}, seed: 'asleep', players };
  const table = findTable(game, seats, {});
  if (!table.ok) throw new Error(table.error);
  return new LiveTable(
    table.value,
    setup,
    headerOf(table.value, dealTable(table.value, new Chance('x').below)),
  );
};

describe.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  '%s',
  (id, seats) => {
    test('[B-60] goes on though everyone is asleep', async () => {
      const live = tableOf(id, seats);
      live.playNature();
      for (let i = 0; i < 150 && live.round < 4 && live.next() !== NONE; i++) {
        const [seat, turn] = [live.next(), live.turn()];
        await live.playOn(seat as Seat);
        expect([live.next(), live.turn()]).not.toEqual([seat, turn]);
      }
      expect(live.round).toBe(4);
    });
  },
);

test('[B-60] a player who founds twice in a row has the time twice', async () => {
  const live = tableOf('base', 3);
  live.playNature();
  const turns: string[] = [];
  for (; live.round < 1; await live.playOn(live.next() as Seat)) turns.push(live.turn());
  expect(turns).toHaveLength(6);
  expect(new Set(turns).size).toBe(6);
  expect(turns[2]?.split(' ')[1]).toBe(turns[3]?.split(' ')[1]);
});

test('[B-60] the log says what was played for somebody, and the next turn is another’s', async () => {
  const live = tableOf('base', 3);
  live.playNature();
  while (live.round < 2) await live.playOn(live.next() as Seat);
  const own = live.entries.filter((line) => line.startsWith('p'));
  expect(own.every((line) => line.endsWith(` ; ${CLOCK}`))).toBe(true);
  expect(own.some((line) => line.includes('build') || line.includes('buy'))).toBe(false);
  expect(live.events.some(({ timed }) => timed === 1)).toBe(true);
});

const OFFER = { type: 'offerTrade', give: { ore: 1 }, get: { wool: 1 } } as const;

/** Plays until some seat may offer ore. */
const offered = async (live: LiveTable): Promise<number> => {
  for (let i = 0; i < 400; i++) {
    live.playNature();
    const seat = live.next();
    if (live.act(seat, [OFFER]) === null) return seat;
    if (live.act(seat, [{ type: 'callDice' }]) !== null) await live.playOn(seat as Seat);
  }
  throw new Error('nobody ever had ore to offer');
};

test('[B-60] a timeout declines an offer', async () => {
  const live = tableOf('base', 2);
  const seat = await offered(live);
  const asked = 1 - seat;
  expect(live.next()).toBe(asked);
  const before = live.state.base.hand.slice();
  await live.playOn(asked as Seat);
  expect(live.entries.at(-1)).toBe(`p${asked} answerTrade no ; ${CLOCK}`);
  expect(live.state.base.hand).toEqual(before);
});
