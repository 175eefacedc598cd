import { expect, test } from 'vitest';
import { seeded } from '../support/chance.js';
import { bombard } from '../support/fuzz.js';
import { setScene } from '../support/scene.js';

test('200,000 messages that must be refused change nothing', async () => {
  const scene = await setScene();
  expect(await bombard(scene, seeded(200), 200_000)).toEqual([]);
  expect((await scene.due.send({ ask: 'myGames' })).ok).toBe(true);
  await scene.server.end();
});
