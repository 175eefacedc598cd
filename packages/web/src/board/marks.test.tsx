/** Marks say what can be chosen, and hide nothing of it. */
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FeatureContext } from '../moves/context.js';
import type { ActionType } from '../session/types.js';
import { openGame, type OpenSession, setupOf } from '../test/fixture.js';
import { seenIn } from '../test/pixels.js';
import { BoardView } from './BoardView.js';
import '../ui/tokens.css';
import '../ui/global.css';

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'off';
});

type Asked = ReturnType<OpenSession['asked']>;

const playedTo = async (game: string, isThere: (asked: Asked) => boolean): Promise<OpenSession> => {
  const setup = setupOf(4);
  const players = setup.players.map((player) => ({ ...player, bot: 'greedy' }));
  const session = await openGame({ ...setup, game, options: {}, players });
  while (!isThere(session.asked())) if (!(await session.playOne())) throw new Error('it never gets there');
  session.refresh();
  return session;
};

const several = (type: ActionType) => (asked: Asked) =>
  asked.actions.filter(({ action }) => action.type === type).length > 1;

/** The board with what can be chosen, or the same one merely to look at. */
const draw = (session: OpenSession, chosen: boolean, armed: ActionType | null = null) => (
  <div data-drawn={chosen} style={{ width: 900, height: 700 }}>
    <FeatureContext value={session.feature}>
      <BoardView
        still
        info={session.info}
        snapshot={session.snapshot()}
        {...(chosen ? { session, armed } : {})}
      />
    </FeatureContext>
  </div>
);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of everything that this finds, seen from the corner of the board. */
const middles = (selector: string): Spot[] => {
  const { left, top } = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll(selector)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x + width / 2 - left, y: y + height / 2 - top };
  });
};

const board = (): Element => document.querySelector('.board') ?? document.body;

/** What is painted around these spots, with and without the marks. */
const bothOf = async (session: OpenSession, selector: string, reach: number, armed?: ActionType) => {
  const screen = await render(draw(session, true, armed ?? null));
  const spots = middles(selector);
  const marked = await seenIn(board());
  await screen.rerender(draw(session, false));
  const bare = await seenIn(board());
  return { spots, same: spots.map(({ x, y }) => [marked(x, y, reach), bare(x, y, reach)] as const) };
};

test('[B-23] who can be robbed is ringed, and stands there in full colour', async () => {
  const session = await playedTo('base', several('stealFrom'));
  const { spots, same } = await bothOf(session, '[data-place] .ring', 6);
  expect(spots.length).toBeGreaterThan(1);
  for (const [marked, bare] of same) expect(marked).toEqual(bare);
});

test('[B-34] own settlements to be made cities are ringed, and nothing lies upon them', async () => {
  const session = await playedTo('base', several('buildCity'));
  const { spots, same } = await bothOf(session, '[data-place] .ring', 6, 'buildCity');
  expect(spots.length).toBeGreaterThan(1);
  for (const [marked, bare] of same) expect(marked).toEqual(bare);
});

test('[B-22] every number is read as before while the robber moves', async () => {
  const session = await playedTo('base', several('moveRobber'));
  const { spots, same } = await bothOf(session, '.disc .plate', 12);
  expect(spots).toHaveLength(18);
  for (const [marked, bare] of same) expect(marked).toEqual(bare);
});

test('[S-11] the pirate is asked for by one line around its waters, not by a ring in each', async () => {
  const session = await playedTo('seafarers/new-shores', several('movePirate'));
  const { spots, same } = await bothOf(session, '.harbour .sign', 10, 'movePirate');
  const waters = session.asked().actions.filter(({ action }) => action.type === 'movePirate');
  expect(waters.length).toBeGreaterThan(20);
  // signs in the water are read as before
  for (const [marked, bare] of same) expect(marked).toEqual(bare);
  expect(spots.length).toBeGreaterThan(5);
  await render(draw(session, true, 'movePirate'));
  expect(document.querySelectorAll('.lit-water polygon')).toHaveLength(waters.length);
  const shown = [...document.querySelectorAll('[data-place] .glow')].filter(
    (node) => getComputedStyle(node).opacity !== '0',
  );
  expect(shown).toEqual([]);
});
