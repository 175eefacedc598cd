import type { GameEvent, Move, Packed, Seat } from '@landnam/engine';
import { dealTable, findTable, type Table } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import type { Bot, Question } from '../bot.js';
import { Chance } from '../chance.js';
import { playGame } from '../driver.js';
import { BOTS } from '../roster.js';
import { LineBot } from './guest.js';
import { makeAsk, makeHello, readAnswer } from './host.js';

const tableFor = (id: string, seats: number): Table => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

/** One of our bots that hears and says everything as text. */
const onLines = (table: Table, level: string, seat: Seat, seed: string): Bot => {
  const guest = new LineBot(BOTS[level]);
  let id = 0;
  let seen: GameEvent[] = [];
  return {
    observe: (event) => void seen.push(structuredClone(event)),
    begin: () =>
      expect(guest.take(JSON.stringify(makeHello(table, seat, seed)))).toEqual({ ok: true, value: null }),
    choose(question): Packed | Move {
      const line = guest.take(JSON.stringify(makeAsk(table, question, ++id, seen)));
      seen = [];
      if (!line.ok) throw new Error(line.error);
      const choice = readAnswer(table, question, id, line.value ?? '');
      if (!choice.ok) throw new Error(choice.error);
      return choice.value;
    },
  };
};

const play = (table: Table, seat: (seat: Seat, seed: string) => Bot) => {
  const nature = new Chance('lines');
  const bots = Array.from({ length: table.game.seats }, (_, i) => seat(i as Seat, `seat ${i}`));
  return playGame(table, dealTable(table, nature.below), bots, nature.below);
};

describe('one of our bots behind lines', () => {
  test.each([
    ['base', 3],
    ['seafarers/fog-islands', 3],
    ['energies', 3],
    ['new-catan', 3],
  ])('plays %s as it does without', (id, seats) => {
    const table = tableFor(id, seats);
    const plain = play(table, (seat, seed) => BOTS['greedy'](table.game, seat, new Chance(seed).below));
    expect(play(table, (seat, seed) => onLines(table, 'greedy', seat, seed))).toEqual(plain);
  });
});

const table = tableFor('base', 3);

/** The first question of a game. */
const firstQuestion = <T>(ask: (question: Question) => T): T => {
  let answer: { value: T } | undefined;
  play(table, () => ({
    begin: () => undefined,
    choose(question) {
      answer ??= { value: ask(question) };
      return question.legal.items[0];
    },
  }));
  if (answer === undefined) throw new Error('nobody was asked');
  return answer.value;
};

describe('an answer', () => {
  const judged = (answer: unknown): unknown =>
    firstQuestion((question) =>
      readAnswer(table, question, 1, typeof answer === 'string' ? answer : JSON.stringify(answer)),
    );

  test('is a place in the list, an action as JSON, or one in the notation', () => {
    const first = judged({ id: 1, choice: 0 });
    expect(first).toMatchObject({ ok: true });
    const { legal } = firstQuestion((question) => makeAsk(table, question, 1));
    expect(judged({ id: 1, action: legal[0] })).toEqual(first);
    const { vertex } = legal[0] as unknown as { vertex: number };
    expect(judged({ id: 1, action: `placeSettlement v${vertex}` })).toEqual(first);
  });

  test.each([
    ['no JSON', 'hello?', /it did not write a JSON object: "hello\?"/],
    ['no object', '[1]', /it did not write a JSON object/],
    ['another question’s', { id: 7, choice: 0 }, /it answered question 7, not 1/],
    ['no place in the list', { id: 1, choice: 1000 }, /choice 1000 is not one of the 54 legal actions/],
    ['half a place', { id: 1, choice: 0.5 }, /choice 0.5 is not one/],
    ['empty', { id: 1 }, /an action is an object with a "type"/],
    ['no action', { id: 1, action: { type: 'fly' } }, /"fly" is not an action of this game/],
    ['off the board', { id: 1, action: 'placeSettlement v99' }, /"v99" is not v0 to v53/],
    ['not allowed now', { id: 1, action: { type: 'endTurn' } }, /its action is refused: /],
  ])('that is %s is refused with its reason', (_name, answer, message) => {
    expect(judged(answer)).toMatchObject({ ok: false, error: expect.stringMatching(message) });
  });
});

describe('what a bot is told', () => {
  test('how places connect, what names there are and what each field holds', () => {
    const { layout, seat, seats, game, seed } = makeHello(table, 2 as Seat, 'mine');
    expect([seat, seats, game, seed]).toEqual([2, 3, 'base', 'mine']);
    expect([layout.hexes.length, layout.vertices.length, layout.edges.length]).toEqual([19, 54, 72]);
    for (const [edge, { vertices }] of layout.edges.entries())
      for (const vertex of vertices) expect(layout.vertices[vertex].edges).toContain(edge);
    for (const [vertex, { hexes }] of layout.vertices.entries())
      for (const hex of hexes) expect(layout.hexes[hex].vertices).toContain(vertex);
    expect(layout.names['good']).toContain('lumber');
    expect(layout.fields['base']).toMatchObject({
      hand: { per: 'seat', counts: 'good', seen: 'ownerAndTotal' },
      terrain: { per: 'hex', of: 'terrain', seen: 'all' },
    });
    expect(layout.actions).toMatchObject({
      buildRoad: { edge: 'edge' },
      offerTrade: { give: 'bundle of good', get: 'bundle of good' },
    });
  });

  test('of others’ hands, only sums', () => {
    const asks: string[] = [];
    play(table, (seat, seed) => {
      const bot = BOTS['greedy'](table.game, seat, new Chance(seed).below);
      return {
        begin: () => bot.begin(),
        choose(question) {
          const { view } = makeAsk(table, question, 1);
          const { hand } = view['base'] as { hand?: Record<string, unknown> };
          for (const [who, cards] of Object.entries(hand ?? {}))
            if (who !== `p${seat}` && typeof cards !== 'number') asks.push(JSON.stringify(view));
          return bot.choose(question);
        },
      };
    });
    expect(asks).toEqual([]);
  });
});

test('a bot behind lines sees what happened before it is asked', () => {
  const seen: string[] = [];
  const guest = new LineBot(() => ({
    begin: () => void seen.push('begin'),
    observe: (event) => void seen.push(JSON.stringify(event)),
    choose({ legal }) {
      seen.push('choose');
      return legal.items[0];
    },
  }));
  const events = [
    { type: 'turnBegan', seat: 1, round: 1 },
    { type: 'monopolyTaken', seat: 1, good: 2, cards: [0, 0, 3] },
  ] as unknown as GameEvent[];
  const [seat, ask] = firstQuestion(
    (question) => [question.seat, makeAsk(table, question, 1, events)] as const,
  );
  guest.take(JSON.stringify(makeHello(table, seat, 's')));
  expect(guest.take(JSON.stringify(ask))).toMatchObject({ ok: true });
  expect(seen).toEqual(['begin', ...events.map((event) => JSON.stringify(event)), 'choose']);
});

describe('a guest that receives nonsense says what is wrong', () => {
  const hello = makeHello(table, 0 as Seat, 's');
  test.each([
    ['no JSON', ['x'], /a line is a JSON object/],
    ['a question before the hello', [{ type: 'ask', id: 1 }], /before the hello/],
    ['another protocol', [{ ...hello, protocol: 9 }], /protocol 9 is not 1/],
    ['another game', [{ ...hello, game: 'energies' }], /energies is played here, not base/],
    ['no seat', [{ ...hello, seat: 3 }], /seat 3 is not at this table/],
    ['no position', [hello, { type: 'ask', id: 1, view: { position: 1, game: 'base', seats: 3 } }], /./],
  ])('%s', (_name, lines, message) => {
    const guest = new LineBot(BOTS['random'], 'base');
    const last = lines
      .map((line) => guest.take(typeof line === 'string' ? line : JSON.stringify(line)))
      .at(-1);
    expect(last).toMatchObject({ ok: false, error: expect.stringMatching(message) });
  });

  test('and leaves alone what it does not know', () => {
    expect(new LineBot(BOTS['random']).take('{"type":"weather"}')).toEqual({ ok: true, value: null });
  });
});
