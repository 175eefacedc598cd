import { ATLAS, dealTable, findTable } from '@landnam/maps';
import { CHANCE, makeState, type State, view } from '@landnam/engine';
import { expect, test } from 'vitest';
import { Chance, seededBelow } from './chance.js';
import { Extractor } from './columns.js';
import { Driver } from './driver.js';
import { makeBots } from './roster.js';

const games = [...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const);

test.each(games)(
  '%s: columns kept through a game are those of a fresh look, and hide nothing',
  (id, seats) => {
    const table = findTable(id, seats);
    if (!table.ok) throw new Error(table.error);
    const { game } = table.value;
    const kept = new Extractor(game);
    const seen = makeState(game);
    expect(new Set(kept.seatNames).size).toBe(kept.seatNames.length);
    let looks = 0;
    const compare = (s: State): void => {
      const fresh = new Extractor(game).read(s);
      expect(kept.seats).toEqual(fresh.seats);
      expect(kept.table).toEqual(fresh.table);
      view(game, s, 0, seen);
      expect(new Extractor(game).read(seen).seats).toEqual(fresh.seats);
      looks++;
    };
    const bots = makeBots(
      Array.from({ length: seats }, () => 'normal'),
      game,
      new Chance(id).below,
    );
    let plies = 0;
    let last: number = CHANCE;
    new Driver(table.value).play(dealTable(table.value, seededBelow(id)), bots, seededBelow(id, 1), {
      before: (_s, seat) => void (last = seat),
      after(s) {
        kept.read(s);
        if (++plies % 29 === 0 || (last !== CHANCE && plies < 40)) compare(s);
      },
    });
    expect(looks).toBeGreaterThan(20);
  },
);
