import {
  at,
  collect,
  type GameEvent,
  KINDS,
  type LoggedEvent,
  makeState,
  redact,
  resample,
  type Seat,
  type State,
  view,
} from '@landnam/engine';
import { ATLAS, dealTable, findTable, type Table } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import type { Bot, Question } from '../bot.js';
import { Chance, seededBelow } from '../chance.js';
import { Driver } from '../driver.js';
import { knowledgeOf } from '../modules/index.js';
import { BOTS, LEVELS, makeBots } from '../roster.js';
import { Ledger } from './ledger.js';

const games = [...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const);

const tableOf = (id: string, seats: number): Table => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};
const ledgerOf = ({ game }: Table, seat: number): Ledger =>
  new Ledger(game, knowledgeOf(game, seat as Seat).hands);

const truthOf = (s: State, seats: number): string => {
  const rows = Array.from({ length: seats }, (_, seat) =>
    Array.from(s.base.hand.subarray(at(seat, 0), at(seat, KINDS))),
  );
  return rows.flat().join();
};

/** A game among normal bots, all its events, and a callback after each action. */
const playWatched = (table: Table, seed: string, after: (s: State) => void): LoggedEvent[] => {
  const events: LoggedEvent[] = [];
  const names = Array.from({ length: table.game.seats }, () => 'normal');
  const bots = makeBots(names, table.game, new Chance(seed).below);
  const deal = dealTable(table, seededBelow(seed));
  new Driver(table).play(deal, bots, seededBelow(seed, 1), { events: collect(events), after });
  return events;
};

describe.each(games)('%s', (id, seats) => {
  const table = tableOf(id, seats);

  test('what the ledgers consider possible includes the truth, from the first card to the last', () => {
    const ledgers = Array.from({ length: seats }, (_, seat) => ledgerOf(table, seat));
    for (const ledger of ledgers) ledger.begin();
    const events: LoggedEvent[] = [];
    const names = ledgers.map(() => 'normal');
    const bots = makeBots(names, table.game, new Chance(id).below);
    let [looks, sure, ties] = [0, 0, 0];
    let told = 0;
    new Driver(table).play(dealTable(table, seededBelow(id)), bots, seededBelow(id, 1), {
      events: collect(events),
      after(s) {
        for (; told < events.length; told++)
          ledgers.forEach((ledger, seat) => ledger.note(redact(events[told], seat)));
        ledgers.forEach((ledger, seat) => {
          expect(ledger.check(s, seat as Seat)).toBe(true);
          const worlds = ledger.toJson();
          looks++;
          if (worlds.length === 1) sure++;
          // worlds beyond the likeliest are dropped, and the truth may be among them
          if (!worlds.some(({ hands }) => hands === truthOf(s, seats))) ties++;
        });
      },
    });
    expect(sure / looks).toBeGreaterThan(0.1);
    expect(ties / looks).toBeLessThan(0.01);
  });

  test('a ledger opened in mid-game and told the events so far knows what one that was there knows', () => {
    const early = Array.from({ length: seats }, (_, seat) => ledgerOf(table, seat));
    for (const ledger of early) ledger.begin();
    let actions = 0;
    const all: LoggedEvent[] = [];
    const events = playWatched(table, `${id} late`, () => void actions++);
    expect(actions).toBeGreaterThan(100);
    for (const event of events.slice(0, Math.floor(events.length * 0.7))) {
      all.push(event);
      early.forEach((ledger, seat) => ledger.note(redact(event, seat)));
    }
    early.forEach((ledger, seat) => {
      const late = ledgerOf(table, seat);
      late.begin();
      for (const event of all) late.note(redact(event, seat));
      expect(late.toJson()).toEqual(ledger.toJson());
    });
  });

  /** Levels that search are slow: fewer of their choices will do. */
  const pliesFor = (looks: number): number => (looks > 1000 ? 30 : looks > 0 ? 60 : 140);
  const levels = LEVELS.map(({ name, looks }) => [name, pliesFor(looks)] as const);

  test.each(levels)(
    '%s moves the same whatever the hidden cards are',
    { timeout: 240_000 },
    (level, most) => {
      const { game } = table;
      const other = makeState(game);
      const shown = makeState(game);
      let asked = 0;
      // two bots of one mind: one is asked about the game as it is, one about a game that looks the same
      const twins = Array.from({ length: seats }, (_, seat): Bot => {
        const [chance, twin] = [new Chance(`${seat}`), new Chance(`${seat}`)];
        const [one, two] = [chance, twin].map(({ below }) => BOTS[level](game, seat as Seat, below));
        return {
          begin() {
            one.begin();
            two.begin();
          },
          observe(event: GameEvent) {
            one.observe?.(event);
            two.observe?.(event);
          },
          choose(question: Question) {
            const choice = one.choose(question);
            view(game, question.view(), question.seat, other);
            resample(game, other, question.seat, seededBelow(`${asked++}`));
            view(game, other, question.seat, shown);
            expect(two.choose({ ...question, legal: question.legal, view: () => shown })).toEqual(choice);
            return choice;
          },
        };
      });
      const deal = dealTable(table, seededBelow(`${id} twins`));
      let plies = 0;
      const stop = new Error('enough');
      try {
        new Driver(table).play(deal, twins, seededBelow(`${id} twins`, 1), {
          after: () => {
            if (++plies > most) throw stop;
          },
        });
      } catch (caught) {
        if (caught !== stop) throw caught;
      }
      expect(asked).toBeGreaterThan(most / 5);
    },
  );
});
