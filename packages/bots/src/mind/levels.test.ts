import { ActionList, type Seat } from '@landnam/engine';
import { dealTable, findTable, type Table } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { botSeed, Chance, natureSeed, seededBelow } from '../chance.js';
import { Driver } from '../driver.js';
import { recordGame } from '../recordGame.js';
import { makeBots } from '../roster.js';
import { normal } from './normal.js';

const tableOf = (id: string, options: Parameters<typeof findTable>[2] = {}): Table => {
  const table = findTable(id, 4, options);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

/** Wins of one seat, which moves round the table, against three others. */
const winsOfOne = (id: string, one: string, others: string, games: number): number => {
  const table = tableOf(id);
  const driver = new Driver(table);
  const whims = new Chance('');
  let wins = 0;
  for (let index = 0; index < games; index++) {
    const own = index % 4;
    const nature = new Chance(natureSeed(id, index >> 2));
    whims.restart(botSeed(id, index >> 2));
    const names = [0, 1, 2, 3].map((seat) => (seat === own ? one : others));
    const bots = makeBots(names, table.game, whims.below);
    wins += (driver.play(dealTable(table, nature.below), bots, nature.below).winners >> own) & 1;
  }
  return wins;
};

describe('levels', () => {
  test('easy beats three random ones', () => {
    expect(winsOfOne('base', 'easy', 'random', 24)).toBeGreaterThanOrEqual(19);
  });

  test('normal wins most games against three easy ones', () => {
    expect(winsOfOne('base', 'normal', 'easy', 32)).toBeGreaterThanOrEqual(16);
  });

  test('hard wins more than its share against three normal ones', { timeout: 400_000 }, () => {
    expect(winsOfOne('base', 'hard', 'normal', 24)).toBeGreaterThanOrEqual(7);
  });

  test('easy errs by what it does not see, never by chance', () => {
    // an offer depends on how the hidden cards may lie
    const table = tableOf('base', { noPlayerTrade: true });
    const deal = dealTable(table, seededBelow('steady'));
    // every number it may ask for is 0 at one table and the highest at the other
    const games = [() => 0, (n: number) => n - 1].map((whim) => {
      const bots = makeBots(['easy', 'easy', 'easy', 'easy'], table.game, whim);
      return recordGame(table, deal, bots, seededBelow('steady', 1)).text;
    });
    expect(games[0]).toBe(games[1]);
  });

  test('a guard that is up cuts the choice, and it is counted', () => {
    const table = tableOf('base');
    const bots = makeBots(['normal', 'normal', 'normal', 'normal'], table.game, new Chance('cut').below);
    const bot = normal(table.game, 0 as Seat, new Chance('cut').below);
    let asked = 0;
    const cutting = {
      begin: () => bot.begin(),
      choose(question: Parameters<typeof bot.choose>[0]) {
        const legal = new ActionList();
        for (let i = 0; i < question.legal.length; i++) legal.push(question.legal.items[i]);
        let polls = 0;
        const choice = bot.choose({
          seat: question.seat,
          legal,
          view: () => question.view(),
          guard: { isUp: () => ++polls > 0 },
        });
        if (polls > 0) asked++;
        return choice;
      },
    };
    const deal = dealTable(table, seededBelow('cut'));
    new Driver(table).play(deal, [cutting, ...bots.slice(1)], seededBelow('cut', 1));
    expect(asked).toBeGreaterThan(5);
    expect(bot.cuts).toBe(asked);
  });
});
