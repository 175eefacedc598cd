/** Rotate or mirror the board, shift the seats: everything happens rotated, mirrored and shifted. */
import {
  ActionList,
  actors,
  allPoints,
  at,
  isLegal,
  isOver,
  legalActions,
  type Seat,
  seatsOf,
} from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { dealt } from '../support/arbitraries.js';
import { seeded } from '../support/chance.js';
import { playPly, randomPly } from '../support/play.js';
import { type Chosen, TestTable } from '../support/table.js';
import {
  movedDeal,
  movedPacked,
  movedPly,
  reflect,
  repeat,
  type Symmetry,
  symmetryOf,
  type Turn,
  turnOnce,
} from './symmetry.js';

const list = new ActionList();

const optionsOf = (t: TestTable, seat: number): number[] => {
  legalActions(t.game, t.state, seat as Seat, list);
  return list.toArray();
};

const expectSame = (plain: TestTable, turned: TestTable, by: Symmetry): void => {
  const { game, state } = plain;
  const askedThere = seatsOf(actors(game, state))
    .map((seat) => by.seat(seat))
    .toSorted((a, b) => a - b);
  expect(turned.actors()).toEqual(askedThere);
  for (const seat of seatsOf(actors(game, state)))
    expect(new Set(optionsOf(turned, by.seat(seat)))).toEqual(
      new Set(optionsOf(plain, seat).map((packed) => movedPacked(game, packed, by))),
    );
  for (let seat = 0; seat < game.seats; seat++) {
    expect(allPoints(game, turned.state, by.seat(seat) as Seat)).toBe(allPoints(game, state, seat as Seat));
    const hand = (s: typeof state, who: number): number[] => [
      ...s.base.hand.subarray(at(who, 0), at(who, 8)),
    ];
    expect(hand(turned.state, by.seat(seat))).toEqual(hand(state, seat));
    expect(turned.state.base.routeLength[by.seat(seat)]).toBe(state.base.routeLength[seat]);
  }
};

const cases: [string, Turn, number, number, Chosen?][] = [
  ['a sixth of a turn', turnOnce, 0, 4],
  ['a third of a turn, the next seat begins', repeat(turnOnce, 2), 1, 3],
  ['half a turn, seats opposite', repeat(turnOnce, 3), 2, 4],
  ['a mirror', reflect, 0, 3],
  ['a mirror and a turn, seats shifted', (axial) => turnOnce(reflect(axial)), 1, 2],
];

/** The larger board is longer than it is high, and its middle lies between two hexes. */
const halfTurn: Turn = ({ q, r }) => ({ q: -1 - q, r: -r });
const sideways: Turn = ({ q, r }) => ({ q: -1 - q - r, r });
const larger: [string, Turn, number, number, Chosen][] = [
  ['six in pairs, half a turn', halfTurn, 0, 6, {}],
  ['five in pairs, a mirror, seats shifted', sideways, 2, 5, {}],
  ['six who build in turn, a mirror, seats shifted', sideways, 3, 6, { turns: 'building' }],
  ['five who build in turn, half a turn', halfTurn, 1, 5, { turns: 'building' }],
];

describe('the board has no favourite side', () => {
  test.each([...cases, ...larger])('%s', (_name, turn, shift, seats, options = {}) => {
    for (let seed = 0; seed < 3; seed++) {
      const plain = dealt('base', seats, options, seed);
      const by = symmetryOf(plain.game, turn, shift);
      const { hexes, vertices, edges } = plain.game.board;
      const places = [new Set(by.hex).size, new Set(by.vertex).size, new Set(by.edge).size];
      expect(places).toEqual([hexes, vertices, edges]);
      const turned = new TestTable(plain.game, movedDeal(plain.deal, by));
      const below = seeded(seed);
      for (let ply = 0; ply < 500 && !isOver(plain.state); ply++) {
        if (ply % 5 === 0) expectSame(plain, turned, by);
        const move = randomPly(plain.game, plain.state, below, 40);
        const there = movedPly(plain.game, move, by);
        expect(isLegal(turned.game, turned.state, there.seat, there).ok).toBe(true);
        playPly(plain.game, plain.state, move);
        playPly(turned.game, turned.state, there);
      }
      expect(turned.winners().toSorted((a, b) => a - b)).toEqual(
        plain
          .winners()
          .map((seat) => by.seat(seat))
          .toSorted((a, b) => a - b),
      );
      expectSame(plain, turned, by);
    }
  });
});
