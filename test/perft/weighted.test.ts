/** Exact probabilities: they sum to 1 at every depth, and one roll yields what pips say. */
import {
  ActionList,
  actors,
  apply,
  CHANCE,
  type Game,
  isOver,
  legalActions,
  makeState,
  pack,
  seatsOf,
  type State,
  weightOf,
} from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { dealt } from '../support/arbitraries.js';
import { seeded } from '../support/chance.js';
import { playRandom } from '../support/play.js';
import { table, type TestTable } from '../support/table.js';
import { POSITIONS } from './positions.js';

class Fraction {
  readonly over: bigint;
  readonly under: bigint;
  constructor(over: bigint, under: bigint) {
    const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
    const common = gcd(over, under);
    this.over = over / common;
    this.under = under / common;
  }
  times(over: number, under: number): Fraction {
    return new Fraction(this.over * BigInt(over), this.under * BigInt(under));
  }
  plus(other: Fraction): Fraction {
    return new Fraction(this.over * other.under + other.over * this.under, this.under * other.under);
  }
}
const [NOTHING, CERTAIN] = [new Fraction(0n, 1n), new Fraction(1n, 1n)];

/** Nature by its weights, people uniformly; a finished game stays where it is. */
const mass = (g: Game, s: State, depth: number, here: Fraction): Fraction => {
  if (depth === 0 || isOver(s)) return here;
  const moves = seatsOf(actors(g, s)).flatMap((seat) => {
    const list = new ActionList();
    legalActions(g, s, seat, list);
    return list
      .toArray()
      .map((packed) => ({ seat, packed, weight: seat === CHANCE ? weightOf(g, s, packed) : 1 }));
  });
  const sum = moves.reduce((all, { weight }) => all + weight, 0);
  return moves.reduce((total, { seat, packed, weight }) => {
    const next = makeState(g);
    next.copyFrom(s);
    apply(g, next, seat, packed);
    return total.plus(mass(g, next, depth - 1, here.times(weight, sum)));
  }, NOTHING);
};

describe('probabilities sum to exactly 1', () => {
  const nature = POSITIONS.filter(({ name }) => /roll|seven|robber|last development|from the win/.test(name));
  test.each(nature)('$name', ({ lay }) => {
    const { game, state } = lay();
    for (const depth of [1, 2, 3]) expect(mass(game, state, depth, CERTAIN)).toEqual(CERTAIN);
  });
});

const pips = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number));

/** Thirty-six times what a seat expects from one roll, counted hex by hex. */
const byHand = ({ game, state }: TestTable, seat: number): number => {
  let sum = 0;
  for (let hex = 0; hex < game.board.hexes; hex++) {
    if (game.scenario.terrains[state.base.terrain[hex]].good === undefined || state.base.robber[0] === hex)
      continue;
    for (let k = 0; k < 6; k++) {
      const vertex = game.board.hexVertices[hex * 6 + k];
      if (state.base.owner[vertex] === seat) sum += pips(state.base.number[hex]) * state.base.piece[vertex];
    }
  }
  return sum;
};

/** The same from the rules: every roll, weighted, on a copy. */
const byRules = (t: TestTable, seat: number): number => {
  const { game, state } = t;
  const next = makeState(game);
  const id = game.ruleIds['rollDice'];
  let sum = 0;
  for (let low = 1; low <= 6; low++)
    for (let high = low; high <= 6; high++) {
      const packed = pack(id, low, high);
      next.copyFrom(state);
      const weight = weightOf(game, state, packed);
      apply(game, next, CHANCE, packed);
      sum += weight * (next.base.handTotal[seat] - state.base.handTotal[seat]);
    }
  return sum;
};

describe('[B-21] what one roll brings', () => {
  test('[B-21] a settlement on 6, 10 and 2: five, three and one of 36', () => {
    const t = table().put('p0 settlement 0,-1.N').start(0).do('p0 callDice');
    expect([byHand(t, 0), byRules(t, 0)]).toEqual([9, 9]);
  });

  test('[B-21] in the middle of random games: Σ pips / 36', () => {
    let compared = 0;
    for (let seed = 0; seed < 12; seed++) {
      const t = dealt('base', 4, {}, seed);
      playRandom(t.game, t.state, seeded(seed), 200 + seed * 20);
      while (!isOver(t.state) && t.asks() !== 'dice') playRandom(t.game, t.state, seeded(seed), 1);
      if (isOver(t.state) || [...t.state.base.bank.subarray(0, 5)].some((left) => left < 12)) continue;
      for (let seat = 0; seat < 4; seat++) expect(byRules(t, seat)).toBe(byHand(t, seat));
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });
});
