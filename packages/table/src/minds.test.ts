import type { GameEvent, Seat } from '@landnam/engine';
import { Chance, type SeatedChoice } from '@landnam/bots';
import { dealTable, findTable, headerOf } from '@landnam/maps';
import { expect, test } from 'vitest';
import { LiveTable } from './liveTable.js';
import { newTable } from './open.js';
import type { MindsPort } from './ports.js';
import { seededChance, seededMinds } from './seeded.js';
import { legalFor } from './sight.js';
import type { GameSetup } from './told.js';

const SEED = 'told';
const players = ['normal', 'normal', 'normal'].map((bot) => ({ kind: 'bot', name: bot, bot }) as const);
const setup: GameSetup = { game: 'base', options: {}, seed: SEED, players };

/** Minds that record the events each of them receives. */
const listening = (heard: GameEvent[][]): MindsPort => ({
  call(name, game, seat) {
    const mind = seededMinds(SEED).call(name, game, seat);
    const told: GameEvent[] = (heard[seat] ??= []);
    return (
      mind && {
        tell(from, events) {
          told.push(...structuredClone(events));
          mind.tell?.(from, events);
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

test('a thought about a position that is gone is dropped', async () => {
  const players = ['slow', ''].map(
    (bot) => ({ kind: bot === '' ? 'person' : 'bot', name: '', bot }) as const,
  );
  const laid = newTable({ game: 'base', options: {}, seed: SEED, players });
  if (!laid.ok) throw new Error(laid.error);
  const { table, setup: slowly, header } = laid.value;
  let answer: (packed: number) => void = () => undefined;
  const slow = {
    choose: () =>
      new Promise<SeatedChoice>((resolve) => {
        answer = (packed) => resolve({ choice: packed, cut: false });
      }),
  };
  const chance = { deal: () => () => 0, outcome: () => () => 0 };
  const live = new LiveTable(table, slowly, header, { chance, minds: { call: () => slow } });
  live.playNature();
  const seat = live.next();
  const [legal] = legalFor(live, seat);
  if (legal === undefined) throw new Error('nothing is legal');
  const thinking = live.playBot(seat as never);
  live.act(seat, [legal.action]);
  answer(legal.packed);
  await thinking;
  expect(live.entries.filter((line) => line.startsWith('p'))).toHaveLength(1);
});
