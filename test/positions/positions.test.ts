import { findTable, replayLog } from '@landnam/maps';
import { WHOLE } from '@landnam/engine/position';
import { describe, expect, test } from 'vitest';
import { archivedLogs } from '../archive/read.js';
import { settings } from '../contract/settings.js';
import { table } from '../support/table.js';
import { brokenPosition, playPositions } from './contract.js';

describe('positions of random games are written, read and hashed the same', () => {
  test.each(settings())('$name', (setting) => {
    const { asked, broken } = playPositions(setting, setting.seats * 31, 29, 900);
    expect(broken).toEqual([]);
    expect(asked).toBeGreaterThan(5);
  });
});

describe('positions of games among bots too, including offers and ends', () => {
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

test('[S-302] while a first ship asks for the fog, the length of its route is still none, and is said', () => {
  const t = table('seafarers/fog-islands', 4).do('p0 placeSettlement -2,4.NE', 'p0 placeShip -1,3/SE');
  const found = findTable('seafarers/fog-islands', 4, { setUp: 'fixed' });
  if (!found.ok) throw new Error(found.error);
  expect([t.asks(), t.state.core.hold[0], t.state.base.routeLength[0]]).toEqual(['revealHex', 1, 0]);
  expect(brokenPosition({ ...found.value, game: t.game }, t.state, [WHOLE, 0, 1])).toEqual([]);
});
