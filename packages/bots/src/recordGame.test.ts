import type { By } from '@landnam/engine/log';
import { dealTable, findTable, replayLog } from '@landnam/maps';
import { expect, test } from 'vitest';
import { Chance, seededBelow } from './chance.js';
import { Driver } from './driver.js';
import { recordGame } from './recordGame.js';
import { makeBots } from './roster.js';

test('a recorded game, offers and all, is accepted by the replay', () => {
  const table = findTable('base', 3, { pointsToWin: 6 });
  if (!table.ok) throw new Error(table.error);
  const names = ['greedy', 'random', 'greedy'];
  const below = seededBelow('recorded');
  const deal = dealTable(table.value, below);
  const bots = makeBots(names, table.value.game, new Chance('bots').below);
  const driver = new Driver(table.value);
  const { text, plies } = recordGame(table.value, deal, bots, below, {
    about: { seated: names.map((name): By => `bot ${name}`) },
    driver,
  });
  const replay = replayLog(text);
  expect(replay.ok && replay.value.plies).toBe(plies);
  expect(replay.ok && replay.value.state.bytes).toEqual(driver.state.bytes);
  expect(text).toContain('offerTrade');
});
