import { replayLog } from '@landnam/maps';
import { WHOLE } from '@landnam/engine/position';
import { describe, expect, test } from 'vitest';
import { archivedLogs } from '../archive/read.js';
import { settings } from '../contract/settings.js';
import { brokenPosition, playPositions } from './contract.js';

describe('positions of random games are written, read and hashed the same', () => {
  test.each(settings())('$name', (setting) => {
    const { asked, broken } = playPositions(setting, setting.seats * 31, 29, 900);
    expect(broken).toEqual([]);
    expect(asked).toBeGreaterThan(5);
  });
});

describe('positions of games among bots too, offers and ends included', () => {
  const games = archivedLogs().filter(({ name }) => name.endsWith('-house') || name.endsWith('-page'));
  test.each(games)('$name', ({ text }) => {
    const whole = replayLog(text);
    if (!whole.ok) throw new Error(whole.error.why);
    const broken: string[] = [];
    let ply = 0;
    replayLog(text, {
      before(state) {
        if (ply++ % 41 === 0)
          broken.push(...brokenPosition(whole.value, state, [WHOLE, ply % whole.value.game.seats]));
      },
    });
    broken.push(...brokenPosition(whole.value, whole.value.state, [WHOLE]));
    expect(broken).toEqual([]);
  });
});
