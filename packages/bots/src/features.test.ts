import { ATLAS, dealTable, findTable, type Table } from '@landnam/maps';
import { CHANCE, type Game, makeState, type State, view } from '@landnam/engine';
import { expect, test } from 'vitest';
import { Chance, seededBelow } from './chance.js';
import { Extractor } from './features.js';
import { Driver } from './driver.js';
import { makeBots } from './roster.js';

const games = [...ATLAS.values()].flatMap(({ id, players }) => players.map((seats) => [id, seats] as const));

const tableOf = (id: string, seats: number): Table => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

/** One game; `look` is called after every ply, with whether it is one to check closely. */
const watch = (table: Table, id: string, look: (s: State, closely: boolean) => void): void => {
  const names = Array.from({ length: table.game.seats }, () => 'normal');
  const bots = makeBots(names, table.game, new Chance(id).below);
  let plies = 0;
  let last: number = CHANCE;
  new Driver(table).play(dealTable(table, seededBelow(id)), bots, seededBelow(id, 1), {
    before: (_s, seat) => void (last = seat),
    after: (s) => look(s, ++plies % 29 === 0 || (last !== CHANCE && plies < 40)),
  });
};

const rowOf = ({ seats, seatNames }: Extractor, seat: number): Float64Array =>
  seats.slice(seat * seatNames.length, (seat + 1) * seatNames.length);

/** The name of the first entry that differs; compared by hand, since `toEqual` is slow on long rows. */
const difference = (
  { seatNames, tableNames, seats }: Extractor,
  one: Float64Array,
  other: Float64Array,
): string => {
  const place = one.findIndex((value, i) => value !== other[i]);
  if (place < 0) return one.length === other.length ? 'none' : 'length';
  return (
    (place < seats.length ? seatNames[place % seatNames.length] : tableNames[place - seats.length]) ?? '?'
  );
};

const copyOf = (game: Game, s: State): State => {
  const copy = makeState(game);
  copy.copyFrom(s);
  return copy;
};

test.each(games)(
  '%s for %i: features kept through a game are those of a fresh look, and all changes are told',
  (id, seats) => {
    const table = tableOf(id, seats);
    const kept = new Extractor(table.game);
    const told = new Float64Array(kept.values.length);
    const read = (s: State): void => {
      kept.read(s);
      for (let i = 0; i < kept.changes; i++) told[kept.changed[i]] = kept.values[kept.changed[i]];
    };
    const compare = (s: State): void => {
      expect(difference(kept, kept.values, new Extractor(table.game).read(s).values)).toBe('none');
      expect(difference(kept, kept.values, told)).toBe('none');
      expect(kept.values.every(Number.isFinite)).toBe(true);
    };
    const before: State[] = [];
    watch(table, id, (s, closely) => {
      read(s);
      if (!closely) return;
      compare(s);
      // a search returns to where it has been
      const last = before[(before.length * 5) >> 3];
      before.push(copyOf(table.game, s));
      if (last === undefined || before.length % 3 !== 0) return;
      read(last);
      compare(last);
    });
    expect(before.length).toBeGreaterThan(20);
  },
  60_000,
);

test.each(games)(
  '%s for %i: a view has the public features of all seats, and the hidden ones of its own',
  (id, seats) => {
    const table = tableOf(id, seats);
    const seen = makeState(table.game);
    const [whole, shown] = [new Extractor(table.game), new Extractor(table.game)];
    const [open, openShown] = [
      new Extractor(table.game, { hidden: false }),
      new Extractor(table.game, { hidden: false }),
    ];
    let looks = 0;
    watch(table, id, (s, closely) => {
      if (!closely) return;
      const seat = looks++ % seats;
      view(table.game, s, seat, seen);
      expect(difference(open, openShown.read(seen).values, open.read(s).values)).toBe('none');
      const [own, seenOwn] = [rowOf(whole.read(s), seat), rowOf(shown.read(seen), seat)];
      expect(difference(whole, seenOwn, own)).toBe('none');
    });
    expect(looks).toBeGreaterThan(20);
  },
  60_000,
);

test.each(games)('%s for %i: names are unique, and the hidden ones are known', (id, seats) => {
  const { game } = tableOf(id, seats);
  const all = new Extractor(game);
  const open = new Extractor(game, { hidden: false });
  const names = [...all.seatNames, ...all.tableNames];
  expect(new Set(names).size).toBe(names.length);
  expect([...open.seatNames, ...open.tableNames]).toEqual(
    names.filter((name) => !all.hiddenNames.includes(name)),
  );
  expect(open.hiddenNames).toEqual([]);
  expect(new Extractor(game).seatNames).toEqual(all.seatNames);
  expect(new Extractor(tableOf(id, Math.max(...playersOf(id))).game).seatNames).toEqual(all.seatNames);
});

const playersOf = (id: string): readonly number[] => ATLAS.get(id)?.players ?? [];
