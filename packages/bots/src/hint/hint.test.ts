import {
  actors,
  ActionList,
  apply,
  begin,
  CHANCE,
  collect,
  drawOutcome,
  type Game,
  type GameEvent,
  isOver,
  legalActions,
  type LoggedEvent,
  makeState,
  redact,
  resample,
  type Seat,
  type State,
  view,
} from '@landnam/engine';
import { makeMove } from '@landnam/engine/notation';
import { ATLAS, dealTable, findTable } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { isLearned } from '../value/learned.js';
import { table, type TestTable } from '../../../../test/support/table.js';
import { Chance, seededBelow } from '../chance.js';
import { nextToAct } from '../turns.js';
import { Policy } from '../search/policy.js';
import { weightsFor } from '../value/index.js';
import type { HintReason } from './reason.js';
import { type Hint, HintSeeker } from './seeker.js';

const games = [...ATLAS.values()].map(
  ({ id, players }) => [id, Math.max(...players.filter((seats) => isLearned(id, seats)))] as const,
);

interface Asked {
  readonly game: Game;
  readonly state: State;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** Decisions of a game in which everybody plays as `normal` would, one of so many. */
function* decisionsOf(id: string, seats: number, each: number): Generator<Asked> {
  const found = findTable(id, seats);
  if (!found.ok) throw new Error(found.error);
  const { game } = found.value;
  const [state, list, policy] = [makeState(game), new ActionList(), new Policy(game)];
  const { below } = new Chance(id);
  const events: LoggedEvent[] = [];
  begin(game, state, dealTable(found.value, seededBelow(id)), collect(events));
  for (let asked = 0; !isOver(state); ) {
    const seat = nextToAct(state, actors(game, state));
    if (seat === CHANCE) {
      apply(game, state, seat, drawOutcome(game, state, below, list), collect(events));
      continue;
    }
    legalActions(game, state, seat, list);
    if (list.length > 1 && asked++ % each === 0)
      yield { game, state, seat, events: events.map((event) => redact(event, seat)) };
    apply(game, state, seat, policy.choose(state, seat), collect(events));
  }
}

const some = (id: string, seats: number, count: number, each: number): readonly Asked[] => {
  const found: Asked[] = [];
  for (const asked of decisionsOf(id, seats, each)) {
    const state = makeState(asked.game);
    state.copyFrom(asked.state);
    found.push({ ...asked, state });
    if (found.length === count) break;
  }
  return found;
};

const lastOf = (seeker: HintSeeker): Hint => [...seeker.seek()].at(-1)!;
const textOf = ({ moves }: Hint, g: Game): readonly string[] =>
  moves.map(({ move, chance, reasons, follows }) =>
    [makeMove(g, move), chance, JSON.stringify(reasons), ...follows.map((each) => makeMove(g, each))].join(
      ' ',
    ),
  );

/** The same to the seat, with other cards where it cannot see them. */
const dealtAnew = ({ game, state, seat }: Asked, seed: string): State => {
  const other = makeState(game);
  view(game, state, seat, other);
  resample(game, other, seat, new Chance(seed).below);
  return other;
};

const holdsTogether = ({ game, state, seat }: Asked, seeker: HintSeeker, { moves }: Hint): void => {
  const legal = new ActionList();
  legalActions(game, state, seat, legal);
  expect(moves.length).toBeGreaterThan(0);
  for (const { move, chance } of moves) {
    expect(move.more !== undefined || legal.has(move.packed)).toBe(true);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
  const [{ move }] = moves;
  if (move.more === undefined) expect(seeker.weigh(move)!.cost).toBe(0);
};

describe.each(games)('%s', (id, seats) => {
  const asked = some(id, seats, 3, 61);

  test('hidden cards dealt anew change nothing; what is advised can be done and costs nothing beside itself', () => {
    for (const each of asked) {
      const { game, state, seat, events } = each;
      const texts = [state, dealtAnew(each, 'other')].map((seen) => {
        const seeker = new HintSeeker(game, seat, weightsFor(game));
        seeker.begin({ seen, events });
        const hint = lastOf(seeker);
        holdsTogether(each, seeker, hint);
        const idea = seeker.weigh(hint.moves.at(-1)!.move);
        return [...textOf(hint, game), JSON.stringify(idea)];
      });
      expect(texts[1]).toEqual(texts[0]);
    }
  });

  test('without weights there are reasons and no chance', () => {
    const kinds = new Set<string>();
    for (const { game, state, seat, events } of asked) {
      const seeker = new HintSeeker(game, seat);
      seeker.begin({ seen: state, events });
      const hints = [...seeker.seek()];
      expect(hints).toHaveLength(1);
      for (const { move, chance, reasons } of hints[0].moves) {
        expect(chance).toBeNull();
        for (const { kind } of reasons) kinds.add(kind);
        if (move.more === undefined) expect(seeker.weigh(move)!.cost).toBeNull();
      }
    }
    expect(kinds.size).toBeGreaterThan(2);
  });
});

const seekerAt = (t: TestTable, seat: number): HintSeeker => {
  const seeker = new HintSeeker(t.game, seat as Seat, weightsFor(t.game));
  seeker.begin({ seen: t.state });
  return seeker;
};

const reasonsFor = (t: TestTable, text: string): readonly HintReason[] => {
  const { seat, ...move } = t.parse(text);
  return seekerAt(t, seat).weigh(move)!.idea.reasons;
};

describe('reasons', () => {
  const homes = ['p0 settlement 0,0.N', 'p0 road 0,0/NE', 'p1 settlement 0,0.S', 'p1 road 0,0/SW'] as const;
  const start = (): TestTable => table().put(...homes);

  test('a city: its point, what it brings more, and what it takes', () => {
    const reasons = reasonsFor(start().give(0, '3ore 2grain').turn(0), 'p0 buildCity 0,0.N');
    expect(reasons).toContainEqual({ kind: 'points', count: 1 });
    expect(reasons).toContainEqual({ kind: 'pays', goods: [0, 0, 0, 2, 3] });
    expect(reasons.some(({ kind }) => kind === 'income')).toBe(true);
  });

  test('the card that is missing for a city allows it', () => {
    const t = start().give(0, '4wool 2ore 2grain').turn(0);
    const reasons = reasonsFor(t, 'p0 tradeWithSupply wool ore');
    expect(reasons).toContainEqual({ kind: 'allows', name: 'buildCity' });
    expect(reasons).toContainEqual({ kind: 'gets', goods: [0, 0, 0, 0, 1] });
  });

  test('a card that is bought is drawn, and what it takes is not there for something else', () => {
    const t = start().give(0, 'wool 3grain 4ore').turn(0);
    const reasons = reasonsFor(t, 'p0 buyCard');
    expect(reasons).toContainEqual({ kind: 'draws', name: 'card' });
    expect(reasons.some(({ kind }) => kind === 'forgoes')).toBe(false);
    expect(reasons).toContainEqual({ kind: 'pays', goods: [0, 0, 1, 1, 1] });
  });

  test('the end of a turn: what cards are kept for, and how many a 7 would take', () => {
    const reasons = reasonsFor(start().give(0, '2ore 2grain 4wool').turn(0), 'p0 endTurn');
    expect(reasons).toContainEqual({ kind: 'saves', name: 'city', count: 1 });
    expect(reasons).toContainEqual({ kind: 'risk', count: 4 });
  });

  test('the action that wins is advised, for that reason', () => {
    const t = table('base', 4, { pointsToWin: 3 }).put(...homes, 'p0 settlement 1,-1.SE', 'p0 road 1,-1/SE');
    const [first] = lastOf(seekerAt(t.give(0, '3ore 2grain').turn(0), 0)).moves;
    expect(makeMove(t.game, first.move)).toMatch(/^buildCity/);
    expect(first.chance).toBe(1);
    expect(first.reasons[0]).toEqual({ kind: 'wins' });
  });
});

test('nobody is advised who is not asked', () => {
  const t = table().turn(0);
  expect(lastOf(seekerAt(t, 1)).moves).toEqual([]);
});

test('what cannot be done has no price', () => {
  const t = table().turn(0);
  const { seat, ...move } = t.parse('p0 buyCard');
  expect(seekerAt(t, seat).weigh(move)).toBeUndefined();
});

test('whoever does not wait any longer has the first answer', () => {
  const [{ game, state, seat, events }] = some('base', 4, 1, 1);
  let isUp = false;
  const seeker = new HintSeeker(game, seat, weightsFor(game));
  seeker.begin({ seen: state, events, guard: { isUp: () => isUp } });
  const hints: Hint[] = [];
  for (const hint of seeker.seek()) {
    hints.push(hint);
    isUp = true;
  }
  expect(hints).toHaveLength(1);
  expect(hints[0].isFinal).toBe(false);
});

test('another seed deals hidden cards otherwise, the same one has the same answer', () => {
  for (const { game, state, seat, events } of some('base', 4, 3, 50)) {
    const texts = ['a', 'a', 'b'].map((seed) => {
      const seeker = new HintSeeker(game, seat, weightsFor(game));
      seeker.begin({ seen: state, events, seed });
      return textOf(lastOf(seeker), game);
    });
    expect(texts[1]).toEqual(texts[0]);
    expect(texts[2].length).toBeGreaterThan(0);
  }
});
