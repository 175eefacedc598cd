import type { GameEvent, Seat } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import { dealTable, findTable, headerOf } from '@landnam/maps';
import { expect, test } from 'vitest';
import { LiveTable } from './liveTable.js';
import type { MindsPort } from './ports.js';
import { seededChance, seededMinds } from './seeded.js';
import type { GameSetup } from './told.js';

const SEED = 'told';
const players = ['normal', 'normal', 'normal'].map((bot) => ({ kind: 'bot', name: bot, bot }) as const);
const setup: GameSetup = { game: 'base', options: {}, seed: SEED, players };

/** Minds that record the events each of them receives. */
const listening = (heard: GameEvent[][]): MindsPort => ({
  call(name, game, seat) {
    const mind = seededMinds(SEED).call(name, game, seat);
    const told: GameEvent[] = [];
    heard.push(told);
    return (
      mind && {
        observe(event) {
          told.push(structuredClone(event));
          mind.observe?.(event);
        },
        choose: (question, ply) => mind.choose(question, ply),
      }
    );
  },
});

const playBots = async (live: LiveTable, moves: number): Promise<void> => {
  live.playNature();
  for (let i = 0; i < moves && live.next() < 3; i++) {
    await live.playBot(live.next() as Seat);
    live.playNature();
  }
};

test('a mind called in mid-game receives what its seat may know from the beginning', async () => {
  const table = findTable('base', 3, {});
  if (!table.ok) throw new Error(table.error);
  const header = headerOf(table.value, dealTable(table.value, new Chance(SEED).below));
  const [first, second]: GameEvent[][][] = [[], []];
  const ports = (heard: GameEvent[][]) => ({ chance: seededChance(SEED), minds: listening(heard) });
  const live = new LiveTable(table.value, setup, header, ports(first));
  await playBots(live, 120);
  const later = new LiveTable(table.value, setup, header, ports(second));
  for (const line of live.entries) expect(later.replay(line)).toBeNull();
  await playBots(live, 12);
  await playBots(later, 12);
  expect(later.entries).toEqual(live.entries);
  expect(second).toEqual(first);
  const stolen = first.map((told) => told.filter(({ type }) => type === 'cardStolen'));
  expect(stolen.flat().some((event) => !('good' in event))).toBe(true);
});
