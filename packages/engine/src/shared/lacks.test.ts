import { ATLAS, dealTable, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { seededBelow } from '../../../bots/src/chance.js';
import { table } from '../../../../test/support/table.js';
import { ActionList, type Move, pack, type Refusal } from '../core/play/actions.js';
import {
  actors,
  apply,
  begin,
  drawOutcome,
  isOver,
  legalActions,
  makeState,
  refuse,
} from '../core/play/play.js';
import type { Game } from '../core/game/game.js';
import { CHANCE, type Seat, seatsOf } from '../core/ids.js';
import { at } from '../core/state/fields.js';
import type { State } from '../core/state/state.js';

const games = [...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const);

/** As if the seat had these as well. */
const after = (g: Game, s: State, seat: Seat, goods: readonly number[], move: Move): Refusal | null => {
  const richer = makeState(g);
  richer.copyFrom(s);
  goods.forEach((count, good) => {
    const isCard = g.scenario.goods[good].card;
    (isCard ? richer.base.hand : richer.base.open)[at(seat, good)] += count;
    if (isCard) richer.base.handTotal[seat] += count;
  });
  return refuse(g, richer, seat, move);
};

const lessBy = (goods: readonly number[], good: number): readonly number[] =>
  goods.map((count, i) => (i === good ? count - 1 : count));

/** Every refusal for want of cards in this position is exactly as large as what is missing; how many there were. */
const checkLacks = (g: Game, s: State, seat: Seat): number => {
  let found = 0;
  g.rules.forEach((rule, id) => {
    const move = { packed: pack(id, s.base.homes[at(seat, 0)]) };
    const why = rule.costs === undefined ? null : refuse(g, s, seat, move);
    if (why?.lacks === undefined) return;
    found++;
    expect(why.code).toBe('cannotPay');
    expect(after(g, s, seat, why.lacks, move)?.lacks).toBeUndefined();
    why.lacks.forEach((count, good) => {
      if (count > 0) expect(after(g, s, seat, lessBy(why.lacks!, good), move)?.code).toBe('cannotPay');
    });
  });
  return found;
};

test.each(games)('%s: a refusal for want of cards names exactly those that are missing', (id, seats) => {
  const opened = findTable(id, seats);
  if (!opened.ok) throw new Error(opened.error);
  const { game } = opened.value;
  const [s, list, below] = [makeState(game), new ActionList(), seededBelow(id)];
  begin(game, s, dealTable(opened.value, below));
  let found = 0;
  for (let ply = 0; ply < 300 && !isOver(s); ply++) {
    const [seat = CHANCE] = seatsOf(actors(game, s));
    if (seat === CHANCE) apply(game, s, seat, drawOutcome(game, s, below, list));
    else {
      found += checkLacks(game, s, seat);
      legalActions(game, s, seat, list);
      apply(game, s, seat, list.items[below(list.length)]);
    }
  }
  expect(found).toBeGreaterThan(10);
});

test('[B-32] two ore and one grain are one ore and one grain short of a city', () => {
  const t = table().put('p0 settlement 0,0.N', 'p0 road 0,0/NE').give(0, '2ore grain').turn(0);
  expect(t.why('p0 buildCity 0,0.N')).toEqual({ code: 'cannotPay', rule: 'B-32', lacks: [0, 0, 0, 1, 1] });
});

test('[E-62] the rule of the game that is played keeps what is missing', () => {
  const why = table('energies', 4).turn(0).why('p0 buyCard');
  expect(why?.code).toBe('cannotPay');
  expect(why?.lacks?.some((count) => count > 0)).toBe(true);
});
