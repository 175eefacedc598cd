import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { speak, useSettings } from '../session/settings.js';
import { openGame, openTable, setupOf } from '../test/fixture.js';
import { Table } from './Table.js';
import '../ui/tokens.css';
import '../ui/global.css';

beforeEach(() => {
  useSettings.getState().set({ motion: 'off' });
  document.getElementById('root')?.remove();
});

const places = (): SVGGElement[] => [...document.querySelectorAll<SVGGElement>('[data-place]')];

const tap = (node: Element): void => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, detail: 1 };
  document.elementFromPoint(at.clientX, at.clientY)?.dispatchEvent(new MouseEvent('click', at));
};

test('[B-10] exactly the legal corners glow, each with a name', async () => {
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />);
  const legal = session
    .snapshot()
    .actions.map(({ action }) => `vertex${'vertex' in action ? action.vertex : '?'}`);
  expect(new Set(places().map((node) => node.dataset['place']))).toEqual(new Set(legal));
  expect(places()).toHaveLength(legal.length);
  for (const node of places())
    expect(node.getAttribute('aria-label')).toMatch(/^Place a settlement: Corner at/);
});

test('an expensive place is chosen by one tap and confirmed by the second', async () => {
  const session = await openTable();
  const screen = await render(<Table session={session} feature={session.feature} />);
  const spot = places()[4];
  if (spot === undefined) throw new Error('nothing glows');
  tap(spot);
  await expect.element(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(session.sent).toEqual([]);
  tap(spot);
  await expect.poll(() => session.sent.length).toBe(1);
  expect(session.sent[0]).toMatchObject({ type: 'placeSettlement' });
});

test('[B-30] a dimmed tool tells its reason and its rule where the question stands', async () => {
  const session = (await openTable()).until('main');
  const screen = await render(<Table session={session} feature={session.feature} />);
  const road = screen.getByRole('button', { name: /Build a road/ });
  await expect.element(road).toHaveAttribute('aria-disabled', 'true');
  road.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('You are 1 brick short. Rule B-30');
});

test('[B-23] half of the hand is chosen before anything is sent', async () => {
  const session = (await openTable(2, { discardLimit: 5 })).until('discard', ['endTurn', 'callDice']);
  const screen = await render(<Table session={session} feature={session.feature} />);
  const due = session.snapshot().view.base.discards[session.snapshot().seat] ?? 0;
  const give = screen.getByRole('button', { name: 'Give back', exact: true });
  for (let i = 0; i < due; i++) {
    await expect.element(give).toBeDisabled();
    document.querySelector<HTMLElement>('[data-panel="hand"] [data-good]:enabled')?.click();
    await expect.element(screen.getByText(`${i + 1} of ${due} chosen`)).toBeVisible();
  }
  expect(session.sent).toEqual([]);
  await give.click();
  await expect.poll(() => session.sent.length).toBe(due);
});

test('a line of the log shows its place on the board', async () => {
  const session = (await openTable()).until('main');
  await render(<Table session={session} feature={session.feature} />);
  document.querySelector<HTMLElement>('ol button')?.focus();
  await expect.poll(() => document.querySelectorAll('.marked circle').length).toBe(1);
});

test('the whole table is in the chosen language', async () => {
  const session = (await openTable()).until('main');
  await speak('fr');
  const screen = await render(<Table session={session} feature={session.feature} />);
  await expect.element(screen.getByRole('button', { name: 'Finir le tour' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Échangez');
});

test('a tab that follows another one says "you" as people do', async () => {
  const setup = setupOf(3);
  const players = setup.players.map((player, seat) => (seat === 0 ? { ...player, name: '' } : player));
  const session = await openGame({ ...setup, players });
  const snapshot = session.snapshot();
  session.show({ ...snapshot, seat: 255, due: 0, next: 0, follows: true });
  await render(<Table session={session} feature={session.feature} />);
  expect(document.querySelector('[data-part="sentence"]')?.textContent).toBe('It is your turn.');
});
