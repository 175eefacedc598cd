import { seededBelow } from '@landnam/bots';
import type { EventSink } from '@landnam/engine';
import { openGame } from '@landnam/maps';
import { expect, test } from 'vitest';
import { inWords, makeTeller } from './words/index.js';

const opened = openGame('base', 4, { setUp: 'fixed' }, seededBelow('words'));
if (!opened.ok) throw new Error(opened.error);
const { game, state } = opened.value;

const said = (tell: (sink: EventSink) => void): string[] => {
  const lines: string[] = [];
  tell(inWords(makeTeller(game, state.base, ['Ann', 'Bo', 'Cy', 'Di']), (line) => void lines.push(line)));
  return lines;
};

test('events are told in words', () => {
  const lines = said((sink) => {
    sink('turnBegan', { seat: 1, round: 7 });
    sink('diceRolled', { seat: 1, low: 2, high: 6 });
    sink('cardsProduced', { seat: 2, goods: [2, 0, 1, 0, 0, 0, 0, 0] });
    sink('startingCards', { seat: 2, goods: [0, 0, 0, 0, 0, 0, 0, 0] });
    sink('settlementBuilt', { seat: 0, vertex: 0 });
    sink('robberMoved', { seat: 0, from: 9, hex: 4 });
    sink('traded', { seat: 0, partner: 3, give: [1, 0, 0, 0, 0], get: [0, 0, 0, 0, 2] });
    sink('gameEnded', { reason: 'points', winners: 2, points: [3, 10, 4, 5] });
  });
  expect(lines).toEqual([
    '— round 7, Bo —',
    'Bo rolls 2 and 6: 8',
    'Cy gets 2 lumber, 1 wool',
    'Cy starts with nothing',
    'Ann builds a settlement at mountains 10',
    'Ann moves the robber to hills 6',
    'Ann gives Di 1 lumber for 2 ore',
    'Bo wins with 10 points',
  ]);
});

test('what was stolen is not told to everybody', () => {
  const lines = said((sink) => sink('cardStolen', { thief: 0, victim: 1 }, { good: 4 }, 3));
  expect(lines).toEqual(['Ann steals a card from Bo']);
});
