import { resample, type Seat } from '@landnam/engine';
import { dealTable, findTable, headerOf } from '@landnam/maps';
import { Chance, seededBelow } from '@landnam/bots';
import { LiveTable, type SeenTable, seeTable } from '@landnam/table';
import { expect, test } from 'vitest';
import type { GameSetup } from '../types.js';
import { HandDesk } from './handDesk.js';
import { HintDesk } from './hintDesk.js';
import type { ToldHint } from '../hintTypes.js';

const setup: GameSetup = {
  game: 'base',
  options: {},
  seed: 'hands',
  players: Array.from({ length: 4 }, () => ({ kind: 'bot', name: '', bot: 'normal' })),
};

const playedTo = async (plies: number): Promise<LiveTable> => {
  const table = findTable(setup.game, 4, {});
  if (!table.ok) throw new Error(table.error);
  const deal = dealTable(table.value, new Chance('hands').below);
  const live = new LiveTable(table.value, setup, headerOf(table.value, deal));
  live.playNature();
  while (live.ply < plies) {
    await live.playBot(live.next() as Seat);
    live.playNature();
  }
  return live;
};

/** As a page over the network has it: bytes and events that were sent to one seat. */
const seenOf = (live: LiveTable, seat: number): SeenTable => {
  const seen = seeTable({ ...live.header, layout: live.header.layout ?? '' });
  if (!seen.ok) throw new Error(seen.error.line);
  seen.value.viewer = seat;
  const [bytes, events] = [live.viewOf(seat).bytes.slice(), live.toldTo(seat, 0)];
  seen.value.show({ ply: live.ply, bytes, eventsFrom: 0, events });
  return seen.value;
};

const hintsOf = async (live: LiveTable | SeenTable, seat: number): Promise<readonly ToldHint[]> => {
  const told: ToldHint[] = [];
  await new HintDesk(() => ({ live, name: 'base', seat })).seek((hint) => told.push(hint));
  return told;
};

test('known hands do not depend on what others hide: neither their cards nor what only they were told', async () => {
  const live = await playedTo(160);
  let [unsure, dealt] = [0, 0];
  for (const seat of [0, 1, 2, 3]) {
    const read = new HandDesk(() => ({ live, name: 'base', seat })).read();
    unsure += read.reduce((sum, hand) => sum + hand.unsure, 0);
    const other = live.copy();
    resample(other.table.game, other.state, seat, seededBelow('other'));
    for (const [i, { event, ...rest }] of other.events.entries())
      if (event.secret !== undefined && ((event.seats >> seat) & 1) === 0)
        other.events[i] = { ...rest, event: { ...event, secret: { good: 0, card: 0 } } };
    dealt += other.hash() === live.hash() ? 0 : 1;
    expect(new HandDesk(() => ({ live: other, name: 'base', seat })).read()).toEqual(read);
  }
  expect([unsure > 0, dealt > 0]).toEqual([true, true]);
});

test('over the network a seat knows the same, and is given the same hint', async () => {
  const live = await playedTo(160);
  const seat = live.next();
  const seen = seenOf(live, seat);
  const here = new HandDesk(() => ({ live, name: 'base', seat })).read();
  expect(new HandDesk(() => ({ live: seen, name: 'base', seat })).read()).toEqual(here);
  const hints = await hintsOf(live, seat);
  expect(hints.at(-1)?.moves.length).toBeGreaterThan(0);
  expect(await hintsOf(seen, seat)).toEqual(hints);
});
