import { ActionList, apply, at, legalActions, ruleOf, type Seat, type State, view } from '@landnam/engine';
import { makeMove } from '@landnam/engine/notation';
import { ATLAS, dealTable, findTable, openGame } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { botSeed, Chance, natureSeed, seededBelow } from '../chance.js';
import { Driver } from '../driver.js';
import { turnsOf } from '../turns.js';
import { makeBots } from '../roster.js';
import { normal } from './normal.js';

const tableOf = (id: string, seats: number, options = {}) => {
  const table = findTable(id, seats, options);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

/** Wins of the first seat, which moves round the table. */
const winsOfOne = (names: readonly [string, string], seats: number, games: number): number => {
  const table = tableOf('base', seats);
  const driver = new Driver(table);
  const whims = new Chance('');
  const casts = Array.from({ length: seats }, (_, own) =>
    makeBots(
      Array.from({ length: seats }, (_, seat) => (seat === own ? names[0] : names[1])),
      table.game,
      whims.below,
    ),
  );
  let wins = 0;
  for (let index = 0; index < games; index++) {
    const nature = new Chance(natureSeed('normal', index));
    whims.restart(botSeed('normal', index));
    const own = index % seats;
    const { winners } = driver.play(dealTable(table, nature.below), casts[own], nature.below);
    if ((winners >> own) & 1) wins++;
  }
  return wins;
};

describe('the normal bot', () => {
  test('beats three random ones nearly always', () => {
    expect(winsOfOne(['normal', 'random'], 4, 24)).toBeGreaterThanOrEqual(21);
  });

  test('a random one hardly ever beats three normal ones', () => {
    expect(winsOfOne(['random', 'normal'], 4, 12)).toBeLessThanOrEqual(1);
  });

  test('[B-24] offers once a turn at most and nothing twice before it has built, and trades do happen', () => {
    const table = tableOf('base', 4);
    const driver = new Driver(table);
    const offers = new Map<string, number>();
    const situations: string[] = [];
    let traded = 0;
    const bots = makeBots(['normal', 'normal', 'normal', 'normal'], table.game, new Chance('o').below);
    for (let index = 0; index < 4; index++)
      driver.play(dealTable(table, seededBelow('o', index)), bots, seededBelow('o', index + 100), {
        before(s: State, seat: Seat, _packed, more) {
          if (more === undefined) return;
          const key = `${index} ${turnsOf(table.game, s)} ${seat}`;
          offers.set(key, (offers.get(key) ?? 0) + 1);
          const built = s.base.onBoard.subarray(at(seat, 0), at(seat + 1, 0)).join(' ');
          situations.push(`${index} ${seat} ${built}: ${more.join(' ')}`);
        },
        events: (type) => void (traded += type === 'traded' ? 1 : 0),
      });
    expect(Math.max(...offers.values())).toBe(1);
    expect(new Set(situations).size).toBe(situations.length);
    expect(traded).toBeGreaterThan(3);
  });

  /** The share of turns that end although something of this type could be built. */
  const leftUndone = (id: string, type: string, games: number): number => {
    const table = tableOf(id, 4);
    const driver = new Driver(table);
    const bots = makeBots(['normal', 'normal', 'normal', 'normal'], table.game, new Chance('undone').below);
    const list = new ActionList();
    const [end, build] = [table.game.ruleIds['endTurn'], table.game.ruleIds[type]];
    let [turns, undone] = [0, 0];
    for (let index = 0; index < games; index++)
      driver.play(dealTable(table, seededBelow('undone', index)), bots, seededBelow('undone', index + 100), {
        before(s: State, seat: Seat, packed) {
          if (ruleOf(packed) !== end) return;
          legalActions(table.game, s, seat, list);
          turns++;
          if (list.toArray().some((other) => ruleOf(other) === build)) undone++;
        },
      });
    return undone / turns;
  };

  test.each(['base', 'seafarers/new-shores', 'seafarers/fog-islands', 'new-catan', 'energies'])(
    'hardly ever ends a turn of %s with a settlement or a city it could build',
    (id) => {
      expect(leftUndone(id, 'buildSettlement', 3)).toBeLessThan(0.03);
      expect(leftUndone(id, 'buildCity', 1)).toBeLessThan(0.03);
    },
  );

  const games = [...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const);
  test.each(games)('plays %s with %i to an end', (id, seats) => {
    const table = tableOf(id, seats);
    const driver = new Driver(table);
    const names = Array.from({ length: seats }, () => 'normal');
    const bots = makeBots(names, table.game, new Chance(id).below);
    const outcome = driver.play(dealTable(table, seededBelow(id)), bots, seededBelow(id, 1));
    expect(outcome.reason).not.toBe('');
    expect(outcome.plies).toBeLessThan(40_000);
  });
});

describe('single choices', () => {
  const open = () => {
    const opened = openGame('base', 4, { setUp: 'fixed' }, seededBelow('choices'));
    if (!opened.ok) throw new Error(opened.error);
    const { game, state } = opened.value;
    const list = new ActionList();
    const { below } = new Chance('opening');
    const bots = [0, 1, 2, 3].map((seat) => normal(game, seat as Seat, below));
    return { game, state, list, bots };
  };
  type Open = ReturnType<typeof open>;

  const choose = ({ game, state, list, bots }: Open, seat: Seat) => {
    const seen = game === undefined ? state : structuredViewOf(game, state, seat);
    legalActions(game, state, seat, list);
    return bots[seat].choose({ seat, legal: list, view: () => seen });
  };
  const structuredViewOf = (game: Open['game'], state: State, seat: Seat): State => {
    const opened = openGame('base', 4, { setUp: 'fixed' }, seededBelow('choices'));
    if (!opened.ok) throw new Error(opened.error);
    view(game, state, seat, opened.value.state);
    return opened.value.state;
  };
  const nameOf = ({ game }: Open, choice: ReturnType<typeof choose>): string =>
    makeMove(game, typeof choice === 'number' ? { packed: choice } : choice);

  /** Plays the opening and goes on to the first main decision of a seat with just these cards. */
  const atMain = (hand: readonly number[]): { position: Open; seat: Seat } => {
    const position = open();
    const { game, state, list } = position;
    while (state.core.active[0] === 255) {
      const seat = state.core.frames[(state.core.depth[0] - 1) * 5 + 1] as Seat;
      const choice = choose(position, seat);
      apply(game, state, seat, choice as number);
    }
    const seat = state.core.active[0] as Seat;
    legalActions(game, state, seat, list);
    apply(game, state, seat, list.items[0]);
    apply(game, state, 7 as Seat, (game.ruleIds['rollDice'] << 24) | (1 << 16) | (1 << 8));
    dealTo(position, seat, hand);
    return { position, seat };
  };

  const dealTo = ({ state: { base } }: Open, seat: number, hand: readonly number[]): void => {
    for (let good = 0; good < 5; good++) {
      base.bank[good] += base.hand[at(seat, good)] - hand[good];
      base.hand[at(seat, good)] = hand[good];
    }
    base.handTotal[seat] = hand.reduce((sum, count) => sum + count, 0);
  };

  const dealOthers = (position: Open, seat: number, hand: readonly number[]): void => {
    for (let other = 0; other < 4; other++) if (other !== seat) dealTo(position, other, hand);
  };

  test('[B-10] starts on a corner with many pips', () => {
    const position = open();
    const seat = position.state.core.frames[(position.state.core.depth[0] - 1) * 5 + 1] as Seat;
    const choice = choose(position, seat) as number;
    const vertex = (choice >>> 16) & 255;
    const { game, state } = position;
    const pips = [0, 1, 2]
      .map((i) => game.board.vertexHexes[vertex * 3 + i])
      .map((hex) => (hex === 255 ? 0 : 6 - Math.abs(7 - (state.base.number[hex] || 13))))
      .reduce((sum, each) => sum + Math.max(0, each), 0);
    expect(pips).toBeGreaterThanOrEqual(11);
  });

  test('[B-32] builds a city when it can', () => {
    const { position, seat } = atMain([0, 0, 0, 2, 3]);
    expect(nameOf(position, choose(position, seat))).toMatch(/^buildCity v\d+$/);
  });

  test('[B-25] trades surplus for the one card that a city lacks', () => {
    const { position, seat } = atMain([0, 0, 4, 2, 2]);
    // nobody else holds a card, so there is nobody to ask
    dealOthers(position, seat, [0, 0, 0, 0, 0]);
    expect(nameOf(position, choose(position, seat))).toBe('tradeWithSupply wool ore');
  });

  test('[B-24] asks the others first for a card that they may part with', () => {
    const { position, seat } = atMain([0, 0, 2, 2, 2]);
    dealOthers(position, seat, [1, 1, 0, 1, 2]);
    expect(nameOf(position, choose(position, seat))).toMatch(/^offerTrade [12]wool 1ore$/);
  });

  test('[B-24] asks nobody for what all of them need as much', () => {
    const { position, seat } = atMain([0, 0, 2, 2, 2]);
    dealOthers(position, seat, [0, 0, 2, 2, 2]);
    expect(nameOf(position, choose(position, seat))).not.toMatch(/^offerTrade/);
  });

  test('[B-24] accepts a good offer, but not from a player about to win', () => {
    const answerTo = (cities: number): string => {
      const { position, seat } = atMain([0, 0, 0, 0, 2]);
      const { game, state } = position;
      const other = ((seat + 1) % 4) as Seat;
      dealTo(position, other, [0, 0, 3, 2, 2]);
      state.base.onBoard[at(seat, 2)] = cities;
      const more = new Uint8Array(16);
      more[4] = 1;
      more[8 + 2] = 1;
      apply(game, state, seat, game.ruleIds['offerTrade'] << 24, null, more);
      return nameOf(position, choose(position, other));
    };
    expect(answerTo(0)).toBe('answerTrade yes');
    expect(answerTo(3)).not.toBe('answerTrade yes');
  });

  /** What a seat that holds these cards answers to an offer of one ore. */
  const answerWith = (hand: readonly number[], asked: readonly number[]): string => {
    const { position, seat } = atMain([0, 0, 0, 0, 2]);
    const { game, state } = position;
    const other = ((seat + 1) % 4) as Seat;
    dealTo(position, other, hand);
    const more = new Uint8Array(16);
    more[4] = 1;
    more.set(asked, 8);
    apply(game, state, seat, game.ruleIds['offerTrade'] << 24, null, more);
    return nameOf(position, choose(position, other));
  };

  test('[B-24] swaps one for one, and gives no two or three cards away, useless as they are now', () => {
    const answers = [1, 2, 3].map((count) => answerWith([3, 3, 0, 1, 2], [count, 0, 0, 0, 0]));
    // a player who asks for more hears what would be fair
    expect(answers).toEqual(['answerTrade yes', 'offerTrade 1lumber 1ore', 'offerTrade 1lumber 1ore']);
  });

  test('[B-24] pays two cards for the one that makes a city immediately, and not three', () => {
    const answers = [2, 3].map((count) => answerWith([3, 0, 0, 2, 2], [count, 0, 0, 0, 0]));
    expect(answers).toEqual(['answerTrade yes', 'answerTrade no']);
  });

  test('[B-24] refuses to give away the card it needs', () => {
    const { position, seat } = atMain([1, 1, 1, 1, 0]);
    const { game, state } = position;
    const other = ((seat + 1) % 4) as Seat;
    dealTo(position, other, [0, 0, 3, 2, 3]);
    const more = new Uint8Array(16);
    more[0] = 1;
    more[8 + 4] = 1;
    apply(game, state, seat, game.ruleIds['offerTrade'] << 24, null, more);
    expect(nameOf(position, choose(position, other))).not.toBe('answerTrade yes');
  });
});
