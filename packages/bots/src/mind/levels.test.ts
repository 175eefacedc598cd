import { ActionList, actionsOf, ruleOf, type Seat } from '@landnam/engine';
import { dealTable, findTable, type Table } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { botSeed, Chance, natureSeed, seededBelow } from '../chance.js';
import { Driver, type Hooks } from '../driver.js';
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

/** A level at every seat. */
const playAll = (id: string, level: string, games: number, hooks: Hooks): void => {
  const table = tableOf(id);
  const driver = new Driver(table);
  for (let index = 0; index < games; index++) {
    const [nature, whims] = [new Chance(natureSeed(id, index)), new Chance(botSeed(id, index))];
    const bots = makeBots([level, level, level, level], table.game, whims.below);
    driver.play(dealTable(table, nature.below), bots, nature.below, hooks);
  }
};

describe('levels', () => {
  test('easy beats three random ones', () => {
    expect(winsOfOne('base', 'easy', 'random', 24)).toBeGreaterThanOrEqual(19);
  });

  test('normal wins most games against three easy ones', () => {
    expect(winsOfOne('base', 'normal', 'easy', 96)).toBeGreaterThanOrEqual(44);
  });

  test('hard wins more than its share against three normal ones', { timeout: 400_000 }, () => {
    expect(winsOfOne('base', 'hard', 'normal', 24)).toBeGreaterThanOrEqual(7);
  });

  test('easy plays the same game with the same stream, and another one with another', () => {
    const table = tableOf('base');
    const deal = dealTable(table, seededBelow('steady'));
    const play = (whims: string): string => {
      const bots = makeBots(['easy', 'easy', 'easy', 'easy'], table.game, new Chance(whims).below);
      return recordGame(table, deal, bots, seededBelow('steady', 1)).text;
    };
    expect(play('one')).toBe(play('one'));
    expect(play('one')).not.toBe(play('other'));
  });

  test.each(['easy', 'normal'])(
    '%s does not lay its opening roads along whatever edge comes first',
    (level) => {
      const table = tableOf('base');
      const list = new ActionList();
      const counts = { roads: 0, first: 0 };
      playAll('base', level, 10, {
        before(s, seat, packed) {
          if (ruleOf(packed) !== table.game.ruleIds['placeRoad']) return;
          actionsOf(table.game, s, seat, list);
          counts.roads++;
          if (list.items[0] === packed) counts.first++;
        },
      });
      expect(counts.roads).toBe(80);
      expect(counts.first).toBeLessThan(48);
    },
  );

  test.each(['easy', 'normal'])('[S-706] %s attacks no fortress without a warship', (level) => {
    const attacks: number[] = [];
    playAll('seafarers/pirate-islands', level, 4, {
      events(type, open) {
        if (type === 'fortressAttacked') attacks.push((open as { readonly warships: number }).warships);
      },
    });
    expect(attacks.length).toBeGreaterThan(4);
    expect(Math.min(...attacks)).toBeGreaterThan(0);
  });

  test('easy sails into the fog', () => {
    let revealed = 0;
    playAll('seafarers/fog-islands', 'easy', 6, {
      events(type) {
        if (type === 'hexRevealed') revealed++;
      },
    });
    expect(revealed / 6).toBeGreaterThan(3);
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
