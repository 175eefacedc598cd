import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSettings } from '../../session/settings.js';
import { openTable, type OpenSession } from '../../test/fixture.js';
import { page } from 'vitest/browser';
import { Table } from '../Table.js';
import '../../ui/tokens.css';
import '../../ui/global.css';

const frame = (): HTMLElement => {
  const box = document.createElement('div');
  box.style.cssText = 'display: flex; height: 780px';
  document.body.append(box);
  return box;
};

beforeEach(() => useSettings.getState().set({ motion: 'off' }));
afterEach(() => page.viewport(1100, 800));

const log = (): HTMLOListElement => {
  const list = document.querySelector<HTMLOListElement>('[data-panel="log"] ol');
  if (list === null) throw new Error('there is no log');
  return list;
};
const fromEnd = (): number => log().scrollHeight - log().clientHeight - log().scrollTop;
const goOn = (session: OpenSession, turns: number): void => {
  for (let i = 0; i < turns; i++) session.until('beforeRoll').until('main', ['callDice']);
};

test('the log holds the whole game, and its end stays in view', async () => {
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />, { container: frame() });
  goOn(session, 60);
  await expect.poll(() => log().children.length).toBeGreaterThan(150);
  expect(log().firstElementChild?.textContent).toMatch(/^P\d places a settlement$/);
  await expect.poll(fromEnd).toBeLessThan(2);
  expect(document.documentElement.scrollHeight).toBeLessThan(900);
});

test('a reader further up is left where they are', async () => {
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />, { container: frame() });
  goOn(session, 40);
  await expect.poll(() => log().children.length).toBeGreaterThan(100);
  await expect.poll(fromEnd).toBeLessThan(2);
  log().scrollTo({ top: 100 });
  log().dispatchEvent(new Event('scroll'));
  const before = log().children.length;
  goOn(session, 3);
  await expect.poll(() => log().children.length).toBeGreaterThan(before);
  expect(log().scrollTop).toBe(100);
});

test('on a phone the log opens at its end', async () => {
  await page.viewport(390, 844);
  const session = await openTable();
  const screen = await render(<Table session={session} feature={session.feature} />, { container: frame() });
  goOn(session, 40);
  await expect.poll(() => log().children.length).toBeGreaterThan(100);
  await screen.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(() => log().clientHeight).toBeGreaterThan(0);
  await expect.poll(fromEnd).toBeLessThan(2);
});

test('a good is a picture with a spoken name', async () => {
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />, { container: frame() });
  session.until('beforeRoll');
  await expect.poll(() => log().querySelectorAll('li svg.icon').length).toBeGreaterThan(0);
  const good = log().querySelector('li svg.icon')?.parentElement;
  expect(good?.querySelector('.hidden')?.textContent).toMatch(/lumber|brick|wool|grain|ore/);
});
