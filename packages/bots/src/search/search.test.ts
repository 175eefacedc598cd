import {
  apply,
  at,
  type EventSink,
  type Game,
  type GameEvent,
  makeState,
  type Move,
  type Packed,
  resample,
  type Seat,
  type State,
  topKind,
  topSeat,
  view,
} from '@landnam/engine';
import { makeAction } from '@landnam/engine/notation';
import { ATLAS, dealTable, findTable, type Table } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { isLearned } from '../value/learned.js';
import { questionOf } from '../../../../test/support/question.js';
import type { Bot, Question } from '../bot.js';
import { Chance, seededBelow } from '../chance.js';
import { Driver } from '../driver.js';
import { turnsOf } from '../turns.js';
import { knowledgeOf } from '../modules/index.js';
import { Mind, NOTHING_HIDDEN } from '../mind/mind.js';
import { normal } from '../mind/normal.js';
import { recordGame } from '../recordGame.js';
import type { Evaluation } from './evaluation.js';
import { Searcher } from './searcher.js';
import { PositionKey, TranspositionTable } from './transposition.js';
import { type Strength, Tools } from './tools.js';

const QUICK: Strength = {
  beam: 6,
  looks: 150,
  worlds: 2,
  places: 5,
  haggling: {
    offers: 1,
    asks: 3,
    drafts: 16,
    worlds: 2,
    plans: 2,
    work: { beam: 2, looks: 30 },
    least: 0.005,
  },
};

/** For all games, one after another. */
const BRIEF: Strength = {
  ...QUICK,
  looks: 60,
  places: 3,
  outlook: { rows: 2, within: 1, rounds: 1, turns: 1, trust: 1 },
  byValue: {
    decisions: ['moveRobber', 'main'],
    outlook: { rows: 2, within: 1, rounds: 1, turns: 1, trust: 1 },
  },
};

/** A value from `normal`'s judgement, so that the search itself can be tested in every game. */
class StandIn implements Evaluation {
  looks = 0;
  private readonly minds: readonly Mind[];
  private readonly chances: Float64Array;

  constructor(g: Game) {
    this.minds = Array.from(
      { length: g.seats },
      (_, seat) => new Mind(g, seat as Seat, knowledgeOf(g, seat as Seat), NOTHING_HIDDEN),
    );
    this.chances = new Float64Array(g.seats);
  }

  win(s: State): Float64Array {
    this.looks++;
    let sum = 0;
    for (const [seat, mind] of this.minds.entries())
      sum += this.chances[seat] = Math.exp(0.8 * mind.worth(s));
    for (let seat = 0; seat < this.chances.length; seat++) this.chances[seat] /= sum;
    return this.chances;
  }
}

const tableOf = (id: string, seats = 4): Table => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};
const games = [...ATLAS.values()].map(
  ({ id, players }) => [id, Math.max(...players.filter((seats) => isLearned(id, seats)))] as const,
);

const base = tableOf('base');

const searcherOf = (g: Game, seat: Seat, tools: Tools, seed = 'search'): Searcher => {
  const bot = new Searcher(g, seat, new Chance(seed).below, () => tools);
  bot.begin();
  return bot;
};

/** The first main decision of a game, the seat there with just these cards. */
const atMain = (hand: readonly number[], others: readonly number[] = [0, 0, 0, 0, 0]): State => {
  const { game: g } = base;
  const found = makeState(g);
  const done = new Error('found');
  const bots = [0, 1, 2, 3].map((seat) => normal(g, seat as Seat, new Chance('main').below));
  try {
    new Driver(base).play(dealTable(base, seededBelow('main')), bots, seededBelow('main', 1), {
      before(s) {
        if (topKind(s) !== g.kind.main) return;
        found.copyFrom(s);
        throw done;
      },
    });
  } catch (caught) {
    if (caught !== done) throw caught;
  }
  for (let seat = 0; seat < 4; seat++) lay(found, seat, seat === topSeat(found) ? hand : others);
  return found;
};

const lay = ({ base: b }: State, seat: number, hand: readonly number[]): void => {
  for (let good = 0; good < 5; good++) {
    b.bank[good] += b.hand[at(seat, good)] - hand[good];
    b.hand[at(seat, good)] = hand[good];
  }
  b.handTotal[seat] = hand.reduce((sum, count) => sum + count, 0);
};

const spell = (s: State, choice: Packed | Move): string =>
  makeAction(base.game, topSeat(s), typeof choice === 'number' ? { packed: choice } : choice);

const YES_ANSWER = base.game.ruleIds['answerTrade'] << 24;
const NO_ANSWER = (base.game.ruleIds['answerTrade'] << 24) | (1 << 16);

describe('a turn', () => {
  const { game: g } = base;

  test('[B-25] is planned whole: a trade for what it buys, and then the building', () => {
    const s = atMain([0, 0, 4, 2, 2]);
    const seat = topSeat(s);
    const evaluation = new StandIn(g);
    const bot = searcherOf(g, seat, new Tools(g, evaluation, QUICK));
    const trade = bot.choose(questionOf(g, s, seat));
    expect(spell(s, trade)).toMatch(/tradeWithSupply wool ore$/);
    apply(g, s, seat, trade as Packed);
    const { looks } = evaluation;
    const build = bot.choose(questionOf(g, s, seat));
    expect(spell(s, build)).toMatch(/buildCity v\d+$/);
    // it came as expected: nothing is searched again
    expect(evaluation.looks).toBe(looks);
  });

  test('is searched again when something unexpected happened', () => {
    const s = atMain([0, 0, 4, 2, 2]);
    const seat = topSeat(s);
    const evaluation = new StandIn(g);
    const bot = searcherOf(g, seat, new Tools(g, evaluation, QUICK));
    bot.choose(questionOf(g, s, seat));
    const { looks } = evaluation;
    lay(s, seat, [1, 1, 1, 1, 0]);
    expect(questionOf(g, s, seat).legal.toArray()).toContain(bot.choose(questionOf(g, s, seat)));
    expect(evaluation.looks).toBeGreaterThan(looks);
  });

  test('[B-33] a bought card counts for all it may be, not for the one that lies on top', () => {
    const s = atMain([0, 0, 1, 1, 1]);
    const seat = topSeat(s);
    const counted = new Set<string>();
    const evaluation = new StandIn(g);
    const spy: Evaluation = {
      win(leaf) {
        counted.add(leaf.base.held.subarray(at(seat, 0), at(seat, 8)).join());
        return evaluation.win(leaf);
      },
    };
    searcherOf(g, seat, new Tools(g, spy, QUICK)).choose(questionOf(g, s, seat));
    // nothing, and each of the five cards
    expect(counted.size).toBe(6);
  });

  test('takes the work it may take and no more, and as much of it each time', () => {
    const s = atMain([3, 3, 3, 3, 3]);
    const seat = topSeat(s);
    const works = [30, 30, 120].map((looks) => {
      const evaluation = new StandIn(g);
      const haggling = { ...QUICK.haggling, offers: 0 };
      const bot = searcherOf(g, seat, new Tools(g, evaluation, { ...QUICK, looks, haggling }));
      return { choice: bot.choose(questionOf(g, s, seat)), looks: evaluation.looks };
    });
    expect(works[0]).toEqual(works[1]);
    // a step that has begun is finished: this many worlds and outcomes may be added
    expect(works[0].looks).toBeLessThan(30 + 20);
    expect(works[2].looks).toBeGreaterThan(works[0].looks);
    expect(works[2].looks).toBeLessThan(120 + 20);
  });

  test('sequences that look alike at the end of the turn are told apart by the round after it', () => {
    const s = atMain([3, 3, 3, 3, 3]);
    const seat = topSeat(s);
    const ends = new Set<number>();
    const evaluation = new StandIn(g);
    const spy: Evaluation = {
      win(leaf) {
        ends.add(turnsOf(g, leaf));
        return evaluation.win(leaf);
      },
    };
    const outlook = { rows: 4, within: 1, rounds: 1, turns: 12, trust: 0.3 };
    const choices = [QUICK, { ...QUICK, outlook }].map((strength) => {
      ends.clear();
      const bot = searcherOf(g, seat, new Tools(g, spy, strength));
      const choice = bot.choose(questionOf(g, s, seat));
      return { choice, ends: [...ends] };
    });
    const now = turnsOf(g, s);
    expect(choices[0].ends).toEqual([now + 1]);
    expect(choices[1].ends).toEqual([now + 1, now + 1 + g.seats]);
    expect(spell(s, choices[1].choice)).toMatch(/^p\d \w+/);
  });

  test('a guard cuts the search with the best so far, and it is counted', () => {
    const s = atMain([3, 3, 3, 3, 3]);
    const seat = topSeat(s);
    const evaluation = new StandIn(g);
    const bot = searcherOf(g, seat, new Tools(g, evaluation, QUICK));
    const question = questionOf(g, s, seat);
    let polls = 0;
    const choice = bot.choose({
      ...question,
      view: () => question.view(),
      guard: { isUp: () => ++polls > 10 },
    });
    expect(bot.cuts).toBe(1);
    expect(evaluation.looks).toBeLessThan(60);
    expect(question.legal.toArray()).toContain(choice);
  });

  test('[B-24] asks for a card that makes the plan better, once, and goes on when nobody gives it', () => {
    const s = atMain([0, 0, 2, 2, 2], [1, 1, 0, 1, 2]);
    const seat = topSeat(s);
    const bot = searcherOf(g, seat, new Tools(g, new StandIn(g), QUICK));
    const offer = bot.choose(questionOf(g, s, seat)) as Move;
    expect(spell(s, offer)).toMatch(/offerTrade [12]\w+ .*1ore$/);
    apply(g, s, seat, offer.packed, null, offer.more);
    for (const other of [0, 1, 2, 3]) if (other !== seat) apply(g, s, other as Seat, NO_ANSWER);
    const after = questionOf(g, s, seat);
    expect(after.legal.toArray()).toContain(bot.choose(after));
  });

  test('[B-24] asks for something else after a refusal, as often as it may, and then goes on', () => {
    const s = atMain([0, 0, 2, 2, 2], [1, 1, 0, 1, 2]);
    const seat = topSeat(s);
    const haggling = { ...QUICK.haggling, offers: 2 };
    const bot = searcherOf(g, seat, new Tools(g, new StandIn(g), { ...QUICK, haggling }));
    const refused = [0, 1].map(() => {
      const offer = bot.choose(questionOf(g, s, seat)) as Move;
      const heard: GameEvent[] = [];
      const note: EventSink = (type, open) => void heard.push({ type, ...open } as unknown as GameEvent);
      apply(g, s, seat, offer.packed, note, offer.more);
      heard.forEach((event) => bot.observe(event));
      for (const other of [0, 1, 2, 3]) if (other !== seat) apply(g, s, other as Seat, NO_ANSWER);
      return spell(s, offer);
    });
    for (const text of refused) expect(text).toMatch(/offerTrade/);
    expect(new Set(refused).size).toBe(2);
    const after = questionOf(g, s, seat);
    expect(after.legal.toArray()).toContain(bot.choose(after));
  });

  test.each([
    [0.001, 'takeOffer'],
    [0.2, 'endTurn'],
  ])('[B-24] keeps its word where that costs %d, by %s', (cost, kept) => {
    const s = atMain([0, 0, 2, 2, 2], [1, 1, 0, 1, 2]);
    const seat = topSeat(s);
    const held = s.base.hand.slice(at(seat, 0), at(seat, 5));
    const asking = searcherOf(g, seat, new Tools(g, new StandIn(g), QUICK));
    const offer = asking.choose(questionOf(g, s, seat)) as Move;
    apply(g, s, seat, offer.packed, null, offer.more);
    for (const other of [0, 1, 2, 3])
      if (other !== seat) apply(g, s, other as Seat, other === (seat + 1) % 4 ? YES_ANSWER : NO_ANSWER);
    // whatever happens to the hand is worth a little less
    const content: Evaluation = {
      win: (leaf) => {
        const isSame = held.every((count, good) => count === leaf.base.hand[at(seat, good)]);
        return new Float64Array(4).fill(isSame ? 0.25 : 0.25 - cost);
      },
    };
    const bot = searcherOf(g, seat, new Tools(g, content, QUICK));
    expect(spell(s, bot.choose(questionOf(g, s, seat)))).toContain(kept);
  });

  test('[B-24] asks for no more than somebody would give, however useless the cards are to them', () => {
    const s = atMain([1, 0, 0, 0, 3], [0, 1, 1, 4, 0]);
    const seat = topSeat(s);
    const bot = searcherOf(g, seat, new Tools(g, new StandIn(g), QUICK));
    expect(spell(s, bot.choose(questionOf(g, s, seat)))).toMatch(/offerTrade 1lumber .*1grain$/);
  });
});

test('without weights for a game it plays as normal, move by move', () => {
  const { game: g } = base;
  const texts = [false, true].map((searches) => {
    const { below } = new Chance('no weights');
    const bots = [0, 1, 2, 3].map((seat) =>
      searches ? new Searcher(g, seat as Seat, below, () => undefined) : normal(g, seat as Seat, below),
    );
    return recordGame(base, dealTable(base, seededBelow('no weights')), bots, seededBelow('no weights', 1))
      .text;
  });
  expect(texts[1]).toBe(texts[0]);
});

test('positions are known again, whichever way they were reached, until all is forgotten', () => {
  const [one, other] = [atMain([0, 0, 4, 2, 2]), atMain([0, 0, 4, 2, 2])];
  const print = new PositionKey(base.game);
  const seen = new TranspositionTable();
  seen.clear();
  expect(seen.add(print.of(one).key)).toBe(true);
  expect(seen.add(print.of(other).key)).toBe(false);
  lay(other, topSeat(other), [0, 0, 3, 2, 2]);
  expect(seen.add(print.of(other).key)).toBe(true);
  seen.clear();
  expect(seen.add(print.of(other).key)).toBe(true);
});

describe.each(games)('%s', (id, seats) => {
  const table = tableOf(id, seats);
  const { game: g } = table;

  /** Plays some choices, each seat a pair of bots that must agree. */
  const playPairs = (pairOf: (seat: Seat) => Bot, plies: number): void => {
    const pairs = Array.from({ length: seats }, (_, seat) => pairOf(seat as Seat));
    const enough = new Error('enough');
    let played = 0;
    try {
      new Driver(table).play(
        dealTable(table, seededBelow(`${id} pairs`)),
        pairs,
        seededBelow(`${id} pairs`, 1),
        {
          after() {
            if (++played > plies) throw enough;
          },
        },
      );
    } catch (caught) {
      if (caught !== enough) throw caught;
    }
  };

  test('a search moves the same whatever the hidden cards are', { timeout: 120_000 }, () => {
    const tools = [0, 1].map(() => new Tools(g, new StandIn(g), BRIEF));
    const [other, shown] = [makeState(g), makeState(g)];
    let asked = 0;
    const pairOf = (seat: Seat): Bot => {
      const [one, two] = tools.map((each) => searcherOf(g, seat, each, `${seat}`));
      return {
        begin: () => [one, two].forEach((bot) => bot.begin()),
        observe: (event: GameEvent) => [one, two].forEach((bot) => bot.observe(event)),
        choose(question: Question) {
          const choice = one.choose(question);
          other.copyFrom(question.view());
          resample(g, other, seat, seededBelow(`${asked++}`));
          view(g, other, seat, shown);
          expect(two.choose({ seat, legal: question.legal, view: () => shown })).toEqual(choice);
          return choice;
        },
      };
    };
    playPairs(pairOf, 90);
    expect(asked).toBeGreaterThan(20);
  });

  test('a bot made in mid-game and told what happened searches as one that sat there', {
    timeout: 120_000,
  }, () => {
    const tools = new Tools(g, new StandIn(g), BRIEF);
    let compared = 0;
    const pairOf = (seat: Seat): Bot => {
      const chance = new Chance('');
      const bot = new Searcher(g, seat, chance.below, () => tools);
      const told: GameEvent[] = [];
      let turn = 0;
      return {
        begin: () => bot.begin(),
        observe(event: GameEvent) {
          told.push(event);
          bot.observe(event);
        },
        choose(question: Question) {
          const seen = question.view();
          const isFirst =
            topKind(seen) === g.kind.main && topSeat(seen) === seat && turnsOf(g, seen) !== turn;
          if (!isFirst) return bot.choose(question);
          turn = turnsOf(g, seen);
          compared++;
          const late = new Searcher(g, seat, chance.below, () => tools);
          late.begin();
          for (const event of told) late.observe(event);
          chance.restart('same');
          const choice = bot.choose(question);
          chance.restart('same');
          expect(late.choose(question)).toEqual(choice);
          return choice;
        },
      };
    };
    playPairs(pairOf, 120);
    expect(compared).toBeGreaterThan(3);
  });
});
