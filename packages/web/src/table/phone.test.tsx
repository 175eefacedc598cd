/** A phone tells the game: nothing on the board too small to read, everybody's points and cards, the last deed. */
import { ATLAS } from '@landnam/maps';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSettings } from '../session/settings.js';
import { openGame, openTable, setupOf } from '../test/fixture.js';
import { Table } from './Table.js';
import '../ui/tokens.css';
import '../ui/global.css';

const SMALLEST = 11;
const HEADER = 48;

beforeEach(() => {
  useSettings.getState().set({ locale: 'en', motion: 'off' });
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

test('a strip tells everybody’s points and cards, and a line what another just did', async () => {
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
});

test('a board is zoomed by buttons, and shown whole again', async () => {
  const session = await openTable();
  const screen = await render(<Table session={session} feature={session.feature} />, {
    container: await phone(390, 844),
  });
  const scaled = (): string | null =>
    document.querySelector('.board svg > g')?.getAttribute('transform') ?? null;
  await screen.getByRole('button', { name: 'Zoom in' }).click();
  expect(scaled()).toContain('scale(1.4)');
  await screen.getByRole('button', { name: 'Whole board' }).click();
  expect(scaled()).toContain('scale(1)');
  await expect.element(screen.getByRole('button', { name: 'Whole board' })).not.toBeInTheDocument();
});
