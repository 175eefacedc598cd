import type { Seat } from '@landnam/engine';
import { ATLAS, dealTable, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { Chance, seededBelow } from '../chance.js';
import { Driver } from '../driver.js';
import { knowledgeOf } from '../modules/index.js';
import { makeBots } from '../roster.js';
import { Mind, NOTHING_HIDDEN } from './mind.js';

const games = [...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const);

const ENOUGH = 260;

test.each(games)('%s: what is kept up to date by what changed is what a recount gives', (id, seats) => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const minds = Array.from({ length: seats }, (_, seat) =>
    [false, true].map(
      (forgets) => new Mind(game, seat as Seat, knowledgeOf(game, seat as Seat), NOTHING_HIDDEN, { forgets }),
    ),
  );
  const names = Array.from({ length: seats }, () => 'normal');
  const bots = makeBots(names, game, new Chance(id).below);
  let compared = 0;
  const watching = bots.map((bot, seat) => ({
    begin: () => bot.begin(),
    choose(question: Parameters<typeof bot.choose>[0]) {
      if (compared++ < ENOUGH || compared % 7 === 0) {
        const [quick, slow] = minds[seat];
        const states = [quick.enter(question.view()), slow.enter(question.view())];
        for (let i = 0; i < question.legal.length; i++) {
          const packed = question.legal.items[i];
          expect(quick.score(states[0], packed)).toBeCloseTo(slow.score(states[1], packed), 9);
        }
      }
      return bot.choose(question);
    },
  }));
  new Driver(table.value).play(dealTable(table.value, seededBelow(id)), watching, seededBelow(id, 1));
  expect(compared).toBeGreaterThan(80);
});
