import { type Seat } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import { ATLAS } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { playTold } from '../../packages/server/src/tables/telling/playTold.js';
import { HALL, laid, leaksIn, permuted, readerFor } from '../support/leaks.js';

describe.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  '%s',
  (id, seats) => {
    test('nobody receives a byte that depends on what others hide', async () => {
      const { looks, dealtAnew, leaks } = await leaksIn(id, seats, 23);
      expect(leaks).toEqual([]);
      expect(looks).toBeGreaterThan(seats * 5);
      expect(dealtAnew).toBeGreaterThan(0);
    });
  },
);

test('the check bites: a told game with one hidden byte in it is found', async () => {
  const room = laid('base', 4);
  const live = room.live!;
  for (live.playNature(); live.entries.length < 400; live.playNature())
    await live.playBot(live.next() as Seat);
  const leaky = (): string => playTold(HALL, room, live, readerFor(0)).view + live.state.base.hand.join();
  expect(permuted(live, 0, new Chance('bites'), leaky)).not.toBe(leaky());
});
