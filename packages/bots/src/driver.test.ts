import {
  ActionList,
  actors,
  apply,
  at,
  begin,
  bit,
  CHANCE,
  hasBit,
  legalActions,
  makeState,
  pack,
  ruleOf,
  type Seat,
  topSeat,
} from '@landnam/engine';
import { dealTable, findTable } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.js';
import { Chance, seededBelow } from './chance.js';
import { Driver, playGame } from './driver.js';
import { nextToAct, turnsOf } from './turns.js';
import { castBots, makeBots } from './roster.js';

const tableFor = (seats: number, options = {}) => {
  const table = findTable('base', seats, options);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};
const table = tableFor(4);
const { game } = table;
const randomBots = (seed: string): readonly Bot[] =>
  makeBots(['random', 'random', 'random', 'random'], game, new Chance(seed).below);
const deal = dealTable(table, seededBelow('driver'));

const inMain = () => {
  const s = makeState(game);
  const list = new ActionList();
  const { below } = new Chance('to main');
  begin(game, s, deal);
  while (s.core.frames[(s.core.depth[0] - 1) * 5] !== game.kind.main) {
    const due = actors(game, s);
    const seat = hasBit(due, CHANCE) ? CHANCE : nextToAct(s, due);
    legalActions(game, s, seat, list);
    apply(game, s, seat, list.items[below(list.length)]);
  }
  return s;
};

describe('the driver', () => {
  test('plays to the end and counts plies and turns', () => {
    const driver = new Driver(table);
    let moves = 0;
    const outcome = driver.play(deal, randomBots('a'), seededBelow('n'), { before: () => void moves++ });
    expect(outcome.reason).toBe('points');
    expect(outcome.plies).toBe(moves);
    expect(outcome.turns).toBe(turnsOf(game, driver.state));
    expect(outcome.winners).toBe(bit(driver.state.core.active[0]));
  });

  test('gives the same game again, even with a used driver', () => {
    const driver = new Driver(table);
    const games = [0, 1].map(() => {
      driver.play(deal, randomBots('between'), seededBelow('between'));
      return driver.play(deal, randomBots('a'), seededBelow('n'));
    });
    expect(games[0]).toEqual(games[1]);
    expect(playGame(table, deal, randomBots('a'), seededBelow('n'))).toEqual(games[0]);
  });

  test('[B-24] asks those who owe an answer before the seat whose turn it is', () => {
    const s = inMain();
    const active = topSeat(s);
    s.base.hand[at(active, 0)]++;
    s.base.handTotal[active]++;
    const more = new Uint8Array(16);
    more[0] = 1;
    more[8 + 1] = 1;
    apply(game, s, active, pack(game.ruleIds['offerTrade']), null, more);
    const order: Seat[] = [];
    for (let i = 0; i < 3; i++) {
      const seat = nextToAct(s, actors(game, s));
      order.push(seat);
      apply(game, s, seat, pack(game.ruleIds['answerTrade'], 1));
    }
    expect(order).toEqual([0, 1, 2, 3].filter((seat) => seat !== active));
    expect(nextToAct(s, actors(game, s))).toBe(active);
  });

  test('shows a bot its own cards and only the number of the others', () => {
    let looks = 0;
    const peeking: Bot = {
      begin: () => undefined,
      choose(question) {
        const s = question.view();
        for (let seat = 0; seat < 4; seat++) {
          let sum = 0;
          for (let good = 0; good < 5; good++) sum += s.base.hand[at(seat, good)];
          expect(sum).toBe(seat === question.seat ? s.base.handTotal[seat] : 0);
        }
        expect(Array.from(s.base.deck)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
        looks++;
        return question.legal.items[looks % question.legal.length];
      },
    };
    playGame(tableFor(4, { pointsToWin: 3 }), deal, [peeking, peeking, peeking, peeking], seededBelow('p'));
    expect(looks).toBeGreaterThan(20);
  });

  test('never makes a view for the random bot', () => {
    const [bot] = randomBots('blind');
    const legal = new ActionList();
    for (const packed of [5, 6, 7]) legal.push(packed);
    const view = () => {
      throw new Error('random looked at the board');
    };
    const chosen = Array.from({ length: 300 }, () => bot.choose({ seat: 0 as Seat, legal, view }));
    for (const packed of [5, 6, 7])
      expect(chosen.filter((each) => each === packed).length).toBeGreaterThan(60);
  });

  test('refuses a wide move that the rules refuse, by name', () => {
    const cheat: Bot = {
      begin: () => undefined,
      choose: () => ({ packed: pack(game.ruleIds['offerTrade']), more: new Uint8Array(16) }),
    };
    expect(() => playGame(table, deal, [cheat, cheat, cheat, cheat], seededBelow('c'))).toThrow(
      /a bot's move was refused: notNow \[B-10\]/,
    );
  });

  test('shows observers the events and every state', () => {
    const types = new Set<string>();
    let after = 0;
    const { plies } = playGame(table, deal, randomBots('w'), seededBelow('w'), {
      events: (type) => void types.add(type),
      after: () => void after++,
    });
    expect(after).toBe(plies);
    expect([...types]).toEqual(expect.arrayContaining(['turnBegan', 'diceRolled', 'roadBuilt', 'gameEnded']));
  });

  test('does not let the heap grow over a hundred games', () => {
    const driver = new Driver(table);
    const bots = randomBots('heap');
    const { below } = new Chance('heap');
    const play = (count: number): void => {
      for (let i = 0; i < count; i++) driver.play(deal, bots, below);
    };
    play(60);
    const before = process.memoryUsage().heapUsed;
    play(20);
    // 20 games are some 28,000 plies: an object for each would be megabytes
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(4_000_000);
  });
});

describe('the cast', () => {
  test('one name plays all seats, or there is one for each', () => {
    expect(castBots(['random'], 3)).toEqual({ ok: true, value: ['random', 'random', 'random'] });
    expect(castBots(['random', 'greedy'], 2)).toEqual({ ok: true, value: ['random', 'greedy'] });
  });

  test('says what is allowed', () => {
    const strange = castBots(['clever'], 4);
    expect(!strange.ok && strange.error).toBe(
      'no bot is called "clever": random, easy, normal, hard, expert are known',
    );
    const few = castBots(['random', 'random', 'random'], 4);
    expect(!few.ok && few.error).toBe('3 bots for 4 players: name one, or 4');
  });
});

test('a move made by a bot is one of its list', () => {
  const lists = new ActionList();
  const driver = new Driver(table);
  driver.play(
    deal,
    makeBots(['greedy', 'random', 'greedy', 'random'], game, new Chance('l').below),
    seededBelow('l'),
    {
      before(s, seat, packed, more) {
        if (seat === CHANCE || more !== undefined) return;
        legalActions(game, s, seat, lists);
        if (!lists.has(packed)) throw new Error(`${game.rules[ruleOf(packed)].type} was not listed`);
      },
    },
  );
  expect(driver.state.core.ended[0]).toBeGreaterThan(0);
});
