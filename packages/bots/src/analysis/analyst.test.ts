import {
  ActionList,
  actors,
  at,
  isOver,
  legalActions,
  makeState,
  refuse,
  ruleOf,
  type Seat,
  type State,
  topKind,
  topSeat,
  view,
} from '@landnam/engine';
import { makeAction } from '@landnam/engine/notation';
import { ATLAS, beginGame, dealTable, findTable, type Table } from '@landnam/maps';
import { expect, test } from 'vitest';
import { Chance } from '../chance.js';
import { nextToAct } from '../turns.js';
import { Playout } from '../search/playout.js';
import { fetchWeights, findWeights } from '../value/index.js';
import { type Analysed, type Analysis, Analyst } from './analyst.js';
import { behind, estimateOf, isBeyondNoise } from './candidate.js';

const tableOf = (game: string, options = {}): Table => {
  const { players } = ATLAS.get(game)!;
  const table = findTable(game, players.includes(4) ? 4 : players[0], options);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

/** After so many steps by policy, where a turn may be used freely. */
const played = ({ game, ...table }: Table, seed: string, steps: number): State => {
  const { below } = new Chance(seed);
  const begun = beginGame(game, dealTable({ game, ...table }, below));
  if (!begun.ok) throw new Error(begun.error);
  const state = begun.value;
  const playout = new Playout(game);
  const legal = new ActionList();
  const isFree = (): boolean => {
    if (topKind(state) !== game.kind.main || topSeat(state) !== state.core.active[0]) return false;
    legalActions(game, state, topSeat(state), legal);
    return legal.length > 3;
  };
  for (let i = 0; !isOver(state) && (i < steps || !isFree()); i++) playout.play(state, below);
  return state;
};

const seatIn = ({ game }: Table, s: State): Seat => nextToAct(s, actors(game, s));

const analysed = async (table: Table, state: State, steps = Infinity): Promise<readonly Analysis[]> => {
  await fetchWeights(table.map.id, table.game.seats);
  const weights = findWeights(table.game);
  const analyst = new Analyst(table.game, weights.ok ? weights.value : undefined);
  const found: Analysis[] = [];
  for (const each of analyst.analyse({ seat: seatIn(table, state), state, events: [] })) {
    found.push(each);
    if (found.length >= steps) break;
  }
  return found;
};

test('an estimate knows its error, and a difference is told only beyond noise', () => {
  expect(estimateOf([0.5])).toEqual({ mean: 0.5, error: Infinity });
  expect(estimateOf([0, 1]).mean).toBe(0.5);
  expect(estimateOf([0.25, 0.25, 0.25])).toEqual({ mean: 0.25, error: 0 });
  expect(isBeyondNoise({ mean: 0.1, error: 0.06 })).toBe(false);
  expect(isBeyondNoise({ mean: 0.1, error: 0.04 })).toBe(true);
  expect(isBeyondNoise({ mean: 0.004, error: 0 })).toBe(false);
  const of = (...values: number[]) => ({
    move: { packed: 0 },
    plan: { isTurn: true, actions: new Int32Array(), value: 0 },
    worthIn: () => 0,
    values,
  });
  // dice that both have in common are no difference
  expect(behind(of(0.9, 0.1), of(0.8, 0))).toMatchObject({
    mean: expect.closeTo(0.1),
    error: expect.closeTo(0),
  });
});

test.each(['base', 'seafarers/new-shores', 'energies', 'new-catan'])(
  'of %s the list fills up, best first, and every action is legal',
  async (game) => {
    const table = tableOf(game);
    const state = played(table, 'analysis', 24);
    const found = await analysed(table, state, 160);
    const seat = seatIn(table, state);
    expect(found[0].moves).toHaveLength(1);
    const last = found.at(-1)!;
    expect(last.done).toBeGreaterThan(found[0].done);
    expect(last.moves.length).toBeGreaterThan(1);
    for (const { move, chance, within, loss } of last.moves) {
      expect(refuse(table.game, state, seat, move), makeAction(table.game, seat, move)).toBeNull();
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(within).not.toBeNull();
      expect(loss ?? 1).toBeGreaterThan(0);
    }
    const chances = last.moves.map(({ chance }) => chance!);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(last.moves[0].loss).toBeNull();
  },
);

test('what the seat cannot see changes nothing', async () => {
  const table = tableOf('base');
  const state = played(table, 'hidden', 30);
  const seat = seatIn(table, state);
  const other = makeState(table.game);
  view(table.game, state, seat, other);
  const [whole, seen] = [await analysed(table, state, 60), await analysed(table, other, 60)];
  expect(JSON.stringify(seen.at(-1))).toBe(JSON.stringify(whole.at(-1)));
});

const give = ({ game }: Table, s: State, seat: number, cards: Readonly<Record<string, number>>): void => {
  for (const [name, count] of Object.entries(cards)) {
    const good = game.scenario.goods.findIndex((each) => each.name === name);
    s.base.hand[at(seat, good)] += count;
    s.base.handTotal[seat] += count;
    s.base.bank[good] -= count;
  }
};

/** Nobody but one seat holds anything. */
const robOthers = ({ game }: Table, s: State, own: number): void => {
  for (let seat = 0; seat < game.seats; seat++) {
    if (seat === own) continue;
    for (let good = 0; good < game.scenario.goods.length; good++) {
      s.base.bank[good] += s.base.hand[at(seat, good)];
      s.base.handTotal[seat] -= s.base.hand[at(seat, good)];
      s.base.hand[at(seat, good)] = 0;
    }
  }
};

const offersIn = ({ game }: Table, found: readonly Analysis[]): readonly Analysed[] =>
  found.at(-1)!.moves.filter(({ move }) => ruleOf(move.packed) === game.ruleIds['offerTrade']);

/** The first position in which somebody might take one. */
const bargaining = async (table: Table): Promise<readonly [State, Analysed]> => {
  for (let i = 0; i < 20; i++) {
    const state = played(table, `bargain ${i}`, 30);
    const [offer] = offersIn(table, await analysed(table, state, 200));
    if (offer !== undefined) return [state, offer];
  }
  throw new Error('nobody ever takes an offer');
};

test('an offer is weighed by the answers to it, and says what is done once it is taken', async () => {
  const table = tableOf('base');
  const [state, { move, follows, chance, within, reasons }] = await bargaining(table);
  const seat = seatIn(table, state);
  expect(refuse(table.game, state, seat, move)).toBeNull();
  expect(follows.length).toBeGreaterThan(0);
  expect(chance).toBeGreaterThan(0);
  expect(within).not.toBeNull();
  expect(reasons.length).toBeGreaterThan(0);

  // the same question where nobody has anything to give
  robOthers(table, state, seat);
  expect(offersIn(table, await analysed(table, state, 200))).toEqual([]);
});

test('a move that wins is first, and surely', async () => {
  const table = tableOf('base', { pointsToWin: 3 });
  const state = played(table, 'winning', 0);
  const seat = seatIn(table, state);
  give(table, state, seat, { ore: 3, grain: 2 });
  const last = (await analysed(table, state)).at(-1)!;
  expect(last.done).toBe(1);
  const [best] = last.moves;
  expect(makeAction(table.game, seat, best.move)).toContain('buildCity');
  expect(best).toMatchObject({ chance: 1, within: 0 });
  expect(best.reasons[0]).toEqual({ kind: 'wins' });
});
