/** A client derives from a view what the keeper derives from the state: actions, reasons, points, rates, who is due. */
import { type Action, NONE, type Seat } from '@landnam/engine';
import { legalFor, type LiveTable, newTable, type SeenTable, seeTable, sightFor } from '@landnam/table';
import { describe, expect, test } from 'vitest';
import { settings } from './settings.js';

const PLIES = 240;
/** Not a divisor of anything that repeats in a round. */
const EVERY = 29;

const opened = (
  game: string,
  seats: number,
  options: Parameters<typeof newTable>[0]['options'],
): LiveTable => {
  const players = Array.from({ length: seats }, () => ({ kind: 'bot', name: '', bot: 'random' }) as const);
  const live = newTable({ game, options, players, seed: `seen ${seats}` });
  if (!live.ok) throw new Error(live.error);
  return live.value;
};

const seenFrom = ({ header }: LiveTable): SeenTable => {
  const { deal: _, layout = '', ...laid } = header;
  const seen = seeTable({ ...laid, layout });
  if (!seen.ok) throw new Error(seen.error.line);
  return seen.value;
};

const showTo = (live: LiveTable, seen: SeenTable, seat: number): void => {
  const events = live.toldTo(seat, seen.told);
  const [ply, bytes] = [live.ply, live.seenBy(seat).bytes.slice()];
  expect(seen.show({ ply, bytes, eventsFrom: seen.told, events })).toBe(true);
};

const expectSame = (live: LiveTable, seen: SeenTable, seat: number, tried: readonly Action[]): void => {
  expect(sightFor(seen, seat, 0)).toEqual(sightFor(live, seat, 0));
  expect(seen.hashFor(seat)).toBe(live.hashFor(seat));
  expect([seen.turn(), seen.round]).toEqual([live.turn(), live.round]);
  if (seat === NONE) return;
  for (const action of tried) expect(seen.whyNot(seat, action)).toEqual(live.whyNot(seat, action));
};

describe.each(settings())('$name', ({ id, seats, options }) => {
  test('every seat and a watcher see what the keeper would tell them', async () => {
    const live = opened(id, seats, options as Parameters<typeof opened>[2]);
    const eyes = [...Array.from({ length: seats }, (_, seat) => seat), NONE].map(
      (seat) => [seat, seenFrom(live)] as const,
    );
    let tried: readonly Action[] = [];
    for (let ply = 0; ply < PLIES && live.over() === null; ply++) {
      live.playNature();
      if (live.over() !== null) break;
      if (ply % EVERY === 0) {
        const legal = legalFor(live, live.next()).map(({ action }) => action);
        // what was legal a while ago is refused for all kinds of reasons now
        tried = [...tried.slice(0, 12), ...legal.slice(0, 12)];
        for (const [seat, seen] of eyes) {
          showTo(live, seen, seat);
          expectSame(live, seen, seat, tried);
        }
        tried = legal;
      }
      await live.playBot(live.next() as Seat);
    }
  });
});

test('once the game is over, everyone sees everything', async () => {
  const live = opened('base', 2, { pointsToWin: 3 });
  const seen = seenFrom(live);
  while (live.over() === null) {
    live.playNature();
    if (live.over() === null) await live.playBot(live.next() as Seat);
  }
  showTo(live, seen, 0);
  expect(sightFor(seen, 0, 0)).toEqual(sightFor(live, 0, 0));
  expect(seen.state.bytes).toEqual(live.state.bytes);
});

test('a gap is noticed, and so is another layout', () => {
  const live = opened('base', 3, {});
  const seen = seenFrom(live);
  const bytes = live.seenBy(0).bytes.slice();
  expect(seen.show({ ply: 4, bytes, eventsFrom: 9, events: [] })).toBe(false);
  expect(seen.show({ ply: 4, bytes: bytes.slice(1), eventsFrom: 0, events: [] })).toBe(false);
  expect(seen.ply).toBe(0);
  const { deal: _, ...laid } = live.header;
  expect(seeTable({ ...laid, layout: 'another' })).toMatchObject({
    ok: false,
    error: { code: 'mapChanged' },
  });
  expect(seeTable({ ...laid, layout: '', rules: 9999 })).toMatchObject({ error: { code: 'newerRules' } });
});
