/** A phone tells the game: nothing on the board too small to read, everyone's points and cards, the last action. */
import { ATLAS } from '@landnam/maps';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speak, useSettings } from '../session/settings.js';
import { openGame, openTable, type OpenSession, setupOf } from '../test/fixture.js';
import { Table } from './Table.js';
import '../ui/tokens.css';
import '../ui/global.css';

const SMALLEST = 11;
const HEADER = 48;

beforeEach(() => {
  useSettings.getState().set({ motion: 'off' });
  document.documentElement.dataset['motion'] = 'off';
});
afterEach(() => page.viewport(1100, 800));

const phone = async (width: number, height: number): Promise<HTMLElement> => {
  await page.viewport(width, height);
  const box = document.createElement('div');
  box.style.cssText = `display: flex; width: ${width}px; height: ${height - HEADER}px`;
  document.body.append(box);
  return box;
};

/** Height of the letters on the screen. */
const pixels = (text: SVGTextElement): number => {
  const matrix = text.getScreenCTM();
  return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
};
const figures = (): SVGTextElement[] =>
  [...document.querySelectorAll<SVGTextElement>('.board svg text')].filter((text) =>
    /\d/.test(text.textContent),
  );
const tooSmall = (): string[] =>
  figures()
    .filter((text) => pixels(text) < SMALLEST)
    .map((text) => `${text.textContent}: ${pixels(text).toFixed(1)}`);

test.each([...ATLAS.keys()])('%s: no figure is under 11 pixels on a phone', async (id) => {
  const players = Math.max(...(ATLAS.get(id)?.players ?? []));
  const session = await openGame({ ...setupOf(players), game: id, options: {} });
  await render(<Table session={session} feature={session.feature} />, { container: await phone(390, 844) });
  expect(figures().length).toBeGreaterThan(10);
  await expect.poll(tooSmall).toEqual([]);
});

test('a strip shows everyone’s points and cards, and a line what another player just did', async () => {
  const session = await openTable();
  const screen = await render(<Table session={session} feature={session.feature} />, {
    container: await phone(390, 844),
  });
  session.until('beforeRoll');
  const strip = screen.getByRole('region', { name: 'The table at a glance' });
  await expect.element(strip).toHaveTextContent(/P0, 2 points, \d cards?\..*P1, 2 points.*P2, 2 points/);
  await expect.element(strip).toHaveTextContent(/P\d (places a road|starts with)/);
});

test.each([
  [390, 844],
  [360, 640],
  [844, 390],
])('on %i by %i everything of the table is on the screen', async (width, height) => {
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />, {
    container: await phone(width, height),
  });
  session.until('main', ['callDice', 'endTurn']);
  const table = document.querySelector('[data-table]');
  await expect.poll(() => table?.scrollHeight).toBe(height - HEADER);
  expect(table?.scrollWidth).toBe(width);
  for (const tab of ['trade', 'players', 'log']) {
    document.querySelector<HTMLElement>(`button[data-tab="${tab}"]`)?.click();
    await expect.poll(() => table?.getAttribute('data-tab')).toBe(tab);
    await expect.poll(() => table?.scrollHeight).toBe(height - HEADER);
  }
});

test('a board is zoomed by buttons, and shown whole again', async () => {
  const session = await openTable();
  const screen = await render(<Table session={session} feature={session.feature} />, {
    container: await phone(390, 844),
  });
  const scaled = (): string | undefined => document.querySelector<SVGElement>('[data-pose]')?.style.transform;
  await screen.getByRole('button', { name: 'Zoom in' }).click();
  expect(scaled()).toContain('scale(1.4)');
  await screen.getByRole('button', { name: 'Whole board' }).click();
  expect(scaled()).toContain('scale(1)');
  await expect.element(screen.getByRole('button', { name: 'Whole board' })).not.toBeInTheDocument();
});

const centres = (): DOMPoint[] =>
  [...document.querySelectorAll('[data-place]')].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return new DOMPoint(x + width / 2, y + height / 2);
  });
const closest = (points: readonly DOMPoint[]): number =>
  Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
const pose = (): string => document.querySelector<SVGElement>('[data-pose]')?.style.transform ?? '';

test('the camera goes where a choice must be made, and back once it is done or by the button', async () => {
  const session = await openGame({ ...setupOf(4), game: 'seafarers/new-world', options: {} });
  const screen = await render(<Table session={session} feature={session.feature} />, {
    container: await phone(360, 640),
  });
  expect(pose()).toContain('scale(1)');
  session.until('openingRoute');
  await expect.poll(pose).not.toContain('scale(1)');
  expect(centres().length).toBeGreaterThan(1);
  expect(closest(centres())).toBeGreaterThanOrEqual(24);
  const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
  for (const { x, y } of centres()) {
    expect([x > board.left, x < board.right]).toEqual([true, true]);
    expect([y > board.top, y < board.bottom]).toEqual([true, true]);
  }
  session.until('openingBuilding');
  await expect.poll(pose).toContain('scale(1)');
  session.until('openingRoute');
  await expect.poll(pose).not.toContain('scale(1)');
  await screen.getByRole('button', { name: 'Whole board' }).click();
  expect(pose()).toContain('scale(1)');
});

test('the camera stays where everything can be hit as it is', async () => {
  const session = (await openTable()).until('openingRoute');
  await render(<Table session={session} feature={session.feature} />, { container: await phone(390, 844) });
  await expect.poll(() => centres().length).toBeGreaterThan(1);
  expect(pose()).toContain('scale(1)');
});

/** Some of everything, so that nothing has more to show. */
const fill = (session: OpenSession): void => {
  const { base } = session.live.state;
  base.hand.fill(3);
  base.held.fill(1);
  session.refresh();
};

const KINDS = ['base', 'seafarers/new-shores', 'seafarers/wonders', 'energies', 'new-catan'];

test.each(KINDS.flatMap((game) => [[game, 390, 844] as const, [game, 360, 640] as const]))(
  '%s on %i by %i: cards with their names, tools and tray are all in sight',
  async (game, width, height) => {
    await speak('de');
    const session = await openGame({ ...setupOf(4), game, options: {} });
    session.until('main', ['callDice', 'endTurn']);
    fill(session);
    await render(<Table session={session} feature={session.feature} />, {
      container: await phone(width, height),
    });
    const own = document.querySelector('[data-panel="hand"]');
    await expect.poll(() => own?.querySelectorAll('[data-card]').length).toBeGreaterThan(2);
    expect(own?.scrollHeight).toBeLessThanOrEqual(own?.clientHeight ?? 0);
    expect(own?.scrollWidth).toBe(width);
    const tools = own?.querySelector('[data-part="tools"]')?.getBoundingClientRect();
    if (height === 640) expect(height - HEADER - (tools?.bottom ?? 0)).toBeLessThan(8);
    for (const label of own?.querySelectorAll('li[data-good] > :last-child') ?? []) {
      const { width: wide, height: high } = label.getBoundingClientRect();
      expect([wide > 10, high > 10]).toEqual([true, true]);
    }
  },
);

test('[N-3] the signs of outposts do not touch on a phone', async () => {
  const session = await openGame({ ...setupOf(4), game: 'new-catan', options: {} });
  await render(<Table session={session} feature={session.feature} />, { container: await phone(390, 844) });
  await expect.poll(() => document.querySelectorAll('.sign .plate').length).toBe(20);
  const boxes = [...document.querySelectorAll('.sign .plate')].map((node) => node.getBoundingClientRect());
  const touching = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(touching).toEqual([]);
});
