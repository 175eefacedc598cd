import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FeatureContext } from '../moves/context.js';
import { openGame, type OpenSession, setupOf } from '../test/fixture.js';
import { berthOf } from './berth.js';
import { BoardView } from './BoardView.js';
import { boardBox, hexPoint } from './geometry.js';
import { signsOf } from './Harbours.js';
import '../ui/tokens.css';
import '../ui/global.css';

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

/** The board on a phone of 390 pixels. */
const phone = (session: OpenSession) => (
  <div style={{ width: 390, height: 350 }}>
    <FeatureContext value={session.feature}>
      <BoardView still info={session.info} snapshot={session.snapshot()} />
    </FeatureContext>
  </div>
);

const discs = (selector: string): { x: number; y: number; r: number }[] =>
  [...document.querySelectorAll(selector)].map((node) => {
    const { x, y, width } = node.getBoundingClientRect();
    return { x: x + width / 2, y: y + width / 2, r: width / 2 };
  });

const MAPS = ['base', 'seafarers/new-shores', 'seafarers/four-islands', 'seafarers/fog-islands', 'new-catan'];

test.each(MAPS)(
  '[B-4] %s: on a phone every harbour shows its two corners, beside all signs',
  async (game) => {
    const session = await openGame({ ...setupOf(4), game, options: {} });
    await render(phone(session));
    const [bollards, signs] = [discs('.bollard'), discs('.harbour .sign')];
    expect(bollards).toHaveLength(signs.length * 2);
    for (const bollard of bollards) {
      expect(bollard.r).toBeGreaterThan(3);
      for (const sign of signs)
        expect(Math.hypot(sign.x - bollard.x, sign.y - bollard.y)).toBeGreaterThan(sign.r + bollard.r);
    }
  },
);

const WATERS = ['new-shores', 'four-islands', 'fog-islands', 'through-the-desert', 'new-world', 'cloth'];
const HULL = 18;

test.each(WATERS)('[S-11] %s: the pirate is never cut by the edge of the board', async (map) => {
  const session = await openGame({ ...setupOf(4), game: `seafarers/${map}`, options: {} });
  const [{ info }, { view }] = [session, session.snapshot()];
  const box = boardBox(info.board);
  for (const [hex, terrain] of view.base.terrain.entries()) {
    if (!info.scenario.terrains[terrain]?.water) continue;
    const [at, berth] = [hexPoint(info.board, hex), berthOf(info, view, hex, 1.8)];
    const [x, y] = [at.x + berth.x, at.y + berth.y];
    expect(
      Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y),
    ).toBeGreaterThanOrEqual(HULL);
  }
});
