import {
  actors,
  apply,
  begin,
  CHANCE,
  collect,
  drawOutcome,
  type LoggedEvent,
  redact,
  ActionList,
  makeState,
  type Seat,
} from '@landnam/engine';
import { makeMove } from '@landnam/engine/notation';
import { ATLAS, dealTable, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { advise } from './advise.js';
import { Chance, seededBelow } from './chance.js';
import { nextToAct } from './turns.js';
import { normal } from './mind/normal.js';

const games = [...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const);

test.each(games)('%s: reasons add up to the value, best first, for every decision of a game', (id, seats) => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const { below } = new Chance(id);
  const s = makeState(game);
  const events: LoggedEvent[] = [];
  const list = new ActionList();
  begin(game, s, dealTable(table.value, seededBelow(id)), collect(events));
  for (let ply = 0; ply < 160 && actors(game, s) !== 0; ply++) {
    const seat = nextToAct(s, actors(game, s));
    if (seat === CHANCE) {
      apply(game, s, seat, drawOutcome(game, s, below, list), collect(events));
      continue;
    }
    const told = events.map((event) => redact(event, seat));
    const advice = advise({ game, state: s, seat, events: told, most: 3 });
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.map(({ value }) => value)).toEqual(advice.map(({ value }) => value).sort((a, b) => b - a));
    for (const { value, reasons } of advice) {
      const sum = reasons.reduce((all, { difference }) => all + difference, 0);
      // anything below half a hundredth of a point is not named
      expect(Math.abs(sum - value)).toBeLessThan(0.06);
    }
    const best = advice.find(({ move }) => move.more === undefined)!;
    apply(game, s, seat, best.move.packed, collect(events));
  }
});

test('what is advised first is what normal does', () => {
  const table = findTable('base', 4);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const s = makeState(game);
  begin(game, s, dealTable(table.value, seededBelow('same')));
  const seat = nextToAct(s, actors(game, s));
  const [first] = advise({ game, state: s, seat });
  const legal = new ActionList();
  for (const { move } of advise({ game, state: s, seat, most: 100 })) legal.push(move.packed);
  const bot = normal(game, seat, new Chance('x').below);
  bot.begin();
  const choice = bot.choose({ seat, legal, view: () => s });
  expect(makeMove(game, typeof choice === 'number' ? { packed: choice } : choice)).toBe(
    makeMove(game, first.move),
  );
});

test('a seat that is not asked gets no advice', () => {
  const table = findTable('base', 4);
  if (!table.ok) throw new Error(table.error);
  const s = makeState(table.value.game);
  begin(table.value.game, s, dealTable(table.value, seededBelow('who')));
  const seat = nextToAct(s, actors(table.value.game, s));
  expect(advise({ game: table.value.game, state: s, seat: ((seat + 1) % 4) as Seat })).toEqual([]);
});
