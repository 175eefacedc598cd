import { expect, test } from 'vitest';
import { openGame, setupOf } from '../test/fixture.js';
import { signsOf } from './Harbours.js';

const SIGN = 30;

const nearestOf = (points: readonly { x: number; y: number }[]): number =>
  Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

test('[S-902] wherever chance lays harbours, no sign lies on another', async () => {
  const setup = { ...setupOf(4), game: 'seafarers/new-world', options: {} };
  for (let game = 0; game < 60; game++) {
    const session = await openGame(setup, `harbours ${game}`);
    const signs = signsOf(session.info, session.snapshot().view);
    expect(signs.length).toBeGreaterThan(6);
    expect(nearestOf(signs.map(({ sign }) => sign))).toBeGreaterThanOrEqual(SIGN);
  }
});
