/** Nothing depends on hovering alone: what cards and signs mean can be reached by touch and by keyboard. */
import { at } from '@landnam/engine/fields';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSettings } from '../session/settings.js';
import { openTable, type OpenSession } from '../test/fixture.js';
import { EndScreen } from './end/EndScreen.js';
import { Table } from './Table.js';
import { FeatureContext } from '../moves/context.js';
import '../ui/tokens.css';
import '../ui/global.css';

beforeEach(() => useSettings.getState().set({ motion: 'off' }));

const holding = async (...cards: readonly string[]): Promise<OpenSession> => {
  const session = (await openTable()).until('main', ['callDice', 'endTurn']);
  const { base } = session.live.state;
  for (const name of cards) {
    const card = session.info.scenario.cards.findIndex((each) => each.name === name);
    base.held[at(session.live.next(), card)] = 1;
  }
  base.heldTotal[session.live.next()] = cards.length;
  session.refresh();
  return session;
};
const card = (name: string): HTMLElement | null => document.querySelector(`[data-card="${name}"]`);

test('[B-43] what a card does stands above the actions while it has the focus', async () => {
  const session = await holding('knight', 'victoryPoint');
  const screen = await render(<Table session={session} feature={session.feature} />);
  const about = session.feature.cards['knight']?.about() ?? '';
  card('knight')?.focus();
  await expect.element(screen.getByRole('status')).toHaveTextContent(about);
  card('knight')?.blur();
  await expect.element(screen.getByRole('status')).not.toHaveTextContent(about);
});

test('[B-40] a tap on a card asks once more and says what it does; one that is kept explains itself', async () => {
  const session = await holding('knight', 'victoryPoint');
  const screen = await render(<Table session={session} feature={session.feature} />);
  card('victoryPoint')?.click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(session.feature.cards['victoryPoint']?.about() ?? '');
  card('knight')?.click();
  await expect
    .poll(() => document.querySelector('[data-part="confirm"]')?.textContent)
    .toContain(session.feature.cards['knight']?.about());
});

test('the supply opens into words', async () => {
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />);
  const supply = document.querySelector<HTMLDetailsElement>('[data-supply]');
  supply?.querySelector('summary')?.click();
  await expect.poll(() => supply?.open).toBe(true);
  const words = [...(supply?.querySelectorAll('p > span') ?? [])].map(({ textContent }) => textContent);
  expect(words.slice(0, 2)).toEqual(['19 lumber', '19 brick']);
  expect(words.at(-1)).toMatch(/^25 /);
});

test('a game that cannot be begun again says why', async () => {
  const session = await openTable();
  const snapshot = { ...session.snapshot(), over: { reason: 'points', winners: 1 } };
  const screen = await render(
    <FeatureContext value={session.feature}>
      <EndScreen session={session} snapshot={snapshot} open onClose={() => undefined} />
    </FeatureContext>,
  );
  await screen.getByRole('button', { name: 'Play again' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
});
