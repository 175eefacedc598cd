import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SignContext } from '../../board/grown.js';
import { Harbours } from '../../board/Harbours.js';
import { FigureAt, PieceAt } from '../../board/Pieces.js';
import { FeatureContext } from '../../moves/context.js';
import { type OpenSession, openGame, setupOf } from '../../test/fixture.js';
import { Villages } from './scenarios/cloth/Villages.js';
import { groupOf } from './view.js';
import '../../board/board.css';
import '../../board/targets.css';
import '../../ui/global.css';
import '../../ui/tokens.css';

const MAPS = ['new-shores', 'four-islands', 'fog-islands', 'through-the-desert', 'new-world'];

const open = (map: string): Promise<OpenSession> =>
  openGame({ ...setupOf(4), game: `seafarers/${map}`, options: {} });

const draw = (session: OpenSession, drawing: React.ReactNode, grown = 1) =>
  render(
    <svg
      width={900}
      height={700}
      viewBox="-500 -400 1000 1200"
      style={{ ['--sign' as string]: grown, ['--unit' as string]: grown / 0.9 }}
    >
      <FeatureContext value={session.feature}>
        <SignContext value={grown}>{drawing}</SignContext>
      </FeatureContext>
    </svg>,
  );

const boxes = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());

const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

beforeEach(() => {
  // what is measured holds still
  document.documentElement.dataset['motion'] = 'off';
  document.body.replaceChildren();
});

test('a ship stands upright on whatever edge it lies, and a road is turned with its own', async () => {
  const session = await open('new-shores');
  const edges = Array.from({ length: session.info.board.edges }, (_, edge) => edge);
  const piece = (name: string, at: number) => (
    <PieceAt key={at} info={session.info} name={name} seat={0} place={{ kind: 'edge', at }} />
  );
  const angles = async (name: string) => {
    const { container } = await draw(
      session,
      edges.map((edge) => piece(name, edge)),
    );
    return new Set(
      [...container.querySelectorAll<SVGGElement>('.piece')].map((node) => {
        const { a, b } = node.getCTM() ?? new DOMMatrix();
        return Math.round((Math.atan2(b, a) * 180) / Math.PI);
      }),
    );
  };
  expect([...(await angles('ship'))]).toEqual([0]);
  expect((await angles('road')).size).toBeGreaterThan(2);
});

/** From the rim of a sign to the nearest part of the hull's box. */
const gapTo = (hull: DOMRect, sign: DOMRect): number => {
  const [x, y] = [sign.x + sign.width / 2, sign.y + sign.height / 2];
  const [dx, dy] = [Math.max(hull.left - x, x - hull.right, 0), Math.max(hull.top - y, y - hull.bottom, 0)];
  return Math.hypot(dx, dy) - sign.width / 2;
};

/** As large as signs are on a desk, and on a phone of 390 pixels. */
const GROWN = [1, 1.5];

describe.each(MAPS)('%s', (map) => {
  test.each(GROWN)('[S-11] every sign grown by %f is seen whole wherever the pirate lies', async (grown) => {
    const session = await open(map);
    const [{ info }, { view }] = [session, session.snapshot()];
    const waters = info.board.places.hexes.flatMap((_, hex) =>
      info.scenario.terrains[view.base.terrain[hex] ?? 0]?.water ? [hex] : [],
    );
    await draw(
      session,
      <>
        <Harbours info={info} view={view} stamp="" />
        {waters.map((at) => (
          <FigureAt key={at} {...{ info, view }} name="pirate" place={{ kind: 'hex', at }} />
        ))}
      </>,
      grown,
    );
    const [hulls, signs] = [boxes('.pirate'), boxes('.harbour .sign')];
    expect(hulls).toHaveLength(waters.length);
    expect(signs.length).toBeGreaterThan(4);
    for (const hull of hulls) for (const sign of signs) expect(gapTo(hull, sign)).toBeGreaterThanOrEqual(0);
  });
});

test('[S-602] hut, bolts and traders of a village never lie on each other, though all trade there', async () => {
  const session = await open('cloth');
  const snapshot = session.snapshot();
  groupOf(snapshot.view, 'cloth')?.traders.fill(0b1111);
  await draw(session, <Villages info={session.info} snapshot={snapshot} />);
  const [huts, bolts, traders] = ['.hut', '.bolt', '.trader'].map(boxes);
  expect([huts?.length, bolts?.length, traders?.length]).toEqual([8, 40, 32]);
  for (const [some, others] of [
    [huts, bolts],
    [huts, traders],
    [bolts, traders],
  ])
    expect(some?.some((a) => others?.some((b) => meet(a, b)))).toBe(false);
  expect(traders?.some((a, i) => traders.some((b, j) => i !== j && meet(a, b)))).toBe(false);
});
