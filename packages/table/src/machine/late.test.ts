import { NONE, type Seat } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import { ATLAS, dealTable, findTable, headerOf } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { CLOCK, LiveTable } from '../liveTable.js';
import { SeatMinds } from '../minds.js';
import { seededMinds } from '../seeded.js';
import type { GameSetup } from '../told.js';
import { AT_DEVICE, deviceTable } from './device.js';
import { dueThought, nextTime } from './due.js';
import type { TableHappening, TableNow } from './events.js';
import { step } from './step.js';

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

/** Everybody looks when it is their turn, and nobody does anything. */
class Sleepers {
  private readonly minds = new SeatMinds(seededMinds('asleep'));
  private time = 0;
  table: TableNow;

  constructor(live: LiveTable) {
    this.table = deviceTable('', live, { limit: 30, paused: false, turn: '', left: [] });
    this.happen({ kind: 'time' });
  }

  get game(): LiveTable {
    return this.table.game!;
  }

  happen(happening: TableHappening): void {
    const next = step(AT_DEVICE, this.table, { ...happening, at: this.time, salt: new Uint8Array(0) });
    if (!next.ok) throw new Error(`${next.code} ${next.why ?? ''}`);
    this.table = next.table;
  }

  /** Until somebody else is waited for, or the turn is over. */
  async sleep(seat: number): Promise<void> {
    this.happen({ kind: 'looks', eyes: seat, hidden: false });
    for (let at = nextTime(this.table.data); at !== null && dueThought(this.table) === null; ) {
      this.time = Math.max(this.time, at);
      const before = this.table;
      this.happen({ kind: 'time' });
      at = this.table === before || this.game !== before.game ? null : nextTime(this.table.data);
    }
    for (let due = dueThought(this.table); due !== null; due = dueThought(this.table)) {
      const { move } = await this.minds.choose(this.game, due.seat, due.bot);
      this.happen({ kind: 'choice', seat: due.seat, ply: due.ply, move });
    }
  }
}

describe.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  '%s',
  (id, seats) => {
    test('[B-60] goes on though everybody is asleep', async () => {
      const table = new Sleepers(tableOf(id, seats));
      for (let i = 0; i < 150 && table.game.round < 4 && table.game.next() !== NONE; i++) {
        const [seat, turn] = [table.game.next(), table.game.turn()];
        await table.sleep(seat);
        expect([table.game.next(), table.game.turn()]).not.toEqual([seat, turn]);
      }
      expect(table.game.round).toBe(4);
    });
  },
);

test('[B-60] whoever founds twice on end has the time twice', async () => {
  const table = new Sleepers(tableOf('base', 3));
  const turns: string[] = [];
  for (; table.game.round < 1; await table.sleep(table.game.next())) turns.push(table.game.turn());
  expect(turns).toHaveLength(6);
  expect(new Set(turns).size).toBe(6);
  expect(turns[2]?.split(' ')[1]).toBe(turns[3]?.split(' ')[1]);
});

test('[B-60] what was played for somebody says so in the log, and the next turn is another’s', async () => {
  const table = new Sleepers(tableOf('base', 3));
  while (table.game.round < 2) await table.sleep(table.game.next());
  const own = table.game.entries.filter((line) => line.startsWith('p'));
  expect(own.every((line) => line.endsWith(` ; ${CLOCK}`))).toBe(true);
  expect(own.some((line) => line.includes('build') || line.includes('buy'))).toBe(false);
  expect(table.game.events.some(({ timed }) => timed === 1)).toBe(true);
});

const OFFER = { type: 'offerTrade', give: { ore: 1 }, get: { wool: 1 } } as const;

/** Plays until somebody may offer ore. */
const offered = async (live: LiveTable): Promise<number> => {
  for (let i = 0; i < 1500; i++) {
    live.playNature();
    const seat = live.next();
    if (live.act(seat, [OFFER]) === null) return seat;
    if (live.act(seat, [{ type: 'callDice' }]) === null) continue;
    if (live.act(seat, [{ type: 'endTurn' }]) !== null) await live.playByChance(seat as Seat);
  }
  throw new Error('nobody ever had ore to offer');
};

test('[B-60] time that runs out declines an offer', async () => {
  const live = tableOf('base', 2);
  const asked = 1 - (await offered(live));
  // who holds no wool need not be asked
  live.state.base.hand.fill(2);
  const table = new Sleepers(live);
  expect(table.game.next()).toBe(asked);
  const before = table.game.state.base.hand.slice();
  await table.sleep(asked);
  expect(table.game.entries.at(-1)).toBe(`p${asked} answerTrade no ; ${CLOCK}`);
  expect(table.game.state.base.hand).toEqual(before);
});
