import {
  at,
  collect,
  type GameEvent,
  type LoggedEvent,
  makeState,
  NONE,
  redact,
  resample,
  type State,
  view,
} from '@landnam/engine';
import { ATLAS, dealTable, findTable, type Table } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { Chance, seededBelow } from '../chance.js';
import { Driver } from '../driver.js';
import { makeBots } from '../roster.js';
import { type KnownHand, KnownHands } from './knownHands.js';

const games = [...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const);
const OFTEN = 41;

const tableOf = (id: string, seats: number): Table => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

/** A game among normal bots; `look` is called now and then, with all events so far. */
const playWatched = (table: Table, look: (s: State, events: readonly LoggedEvent[]) => void): void => {
  const events: LoggedEvent[] = [];
  const names = Array.from({ length: table.game.seats }, () => 'normal');
  const bots = makeBots(names, table.game, new Chance('known').below);
  let moves = 0;
  new Driver(table).play(dealTable(table, seededBelow('known')), bots, seededBelow('known', 1), {
    events: collect(events),
    after(s) {
      if (moves++ % OFTEN === 0) look(s, events);
    },
  });
};

const toldTo = (events: readonly LoggedEvent[], seat: number): GameEvent[] =>
  events.map((event) => redact(event, seat));

const seenBy = ({ game }: Table, s: State, seat: number): State => {
  const seen = makeState(game);
  view(game, s, seat, seen);
  return seen;
};

const expectTrue = ({ game }: Table, s: State, seat: number, hand: KnownHand): void => {
  const truth = game.scenario.goods.map(({ card }, good) => (card ? s.base.hand[at(seat, good)] : 0));
  const sum = hand.sure.reduce((all, count) => all + count, 0);
  expect(sum + hand.unsure).toBe(s.base.handTotal[seat]);
  if (hand.isLikely) return;
  truth.forEach((count, good) => {
    expect(hand.sure[good]).toBeLessThanOrEqual(count);
    if (count > hand.sure[good]) expect(hand.maybe).toContain(good);
  });
};

describe.each(games)('%s', (id, seats) => {
  const table = tableOf(id, seats);

  test('what is sure is true; hidden cards dealt anew change nothing; one who comes late knows as much', () => {
    const eyes = [...Array.from({ length: seats }, (_, seat) => seat), NONE];
    const known = new Map(eyes.map((seat) => [seat, new KnownHands(table.game, seat)]));
    const below = seededBelow('anew');
    let [looks, whole] = [0, 0];
    playWatched(table, (s, events) => {
      for (const [eye, hands] of known) {
        const read = hands.read(seenBy(table, s, eye), toldTo(events, eye));
        read.forEach((hand, seat) => expectTrue(table, s, seat, hand));
        if (eye < seats) expect(read[eye]?.unsure).toBe(0);
        looks += seats;
        whole += read.filter(({ unsure }) => unsure === 0).length;
      }
      const told = toldTo(events, 0);
      const other = makeState(table.game);
      other.copyFrom(s);
      resample(table.game, other, 0, below);
      expect(new KnownHands(table.game, 0).read(seenBy(table, other, 0), told)).toEqual(
        known.get(0)?.read(seenBy(table, s, 0), told),
      );
    });
    expect(whole / looks).toBeGreaterThan(0.3);
  });
});
