/** A tool that cannot be paid for says which cards are missing, in every game and language. */
import { at } from '@landnam/engine/fields';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { speak, useSettings } from '../session/settings.js';
import { openGame, type OpenSession, setupOf } from '../test/fixture.js';
import { Table } from './Table.js';
import '../ui/tokens.css';
import '../ui/global.css';

beforeEach(() => useSettings.getState().set({ motion: 'off' }));
afterEach(() => speak('en'));

/** In the free part of a turn, with these cards and no others. */
const holding = async (game: string, goods: Readonly<Record<string, number>> = {}): Promise<OpenSession> => {
  const setup = { ...setupOf(4), game, options: {} };
  const session = (await openGame(setup)).until('main', ['callDice', 'endTurn']);
  const { base } = session.live.state;
  const seat = session.live.next();
  session.info.scenario.goods.forEach(({ name, card }, good) => {
    (card ? base.hand : base.open)[at(seat, good)] = goods[name] ?? 0;
  });
  base.handTotal[seat] = Object.values(goods).reduce((sum, count) => sum + count, 0);
  session.refresh();
  return session;
};

const tool = (id: string): HTMLElement | null => document.querySelector(`[data-tool="${id}"]`);

test.each([
  ['en', 'You are 1 wool short.', 'You are 1 grain and 1 ore short.'],
  ['de', 'Dir fehlt 1 Wolle.', 'Dir fehlen 1 Getreide und 1 Erz.'],
  ['fr', 'Il vous manque 1 laine.', 'Il vous manque 1 blé et 1 minerai.'],
] as const)('[B-34] %s: exactly what is missing', async (locale, card, city) => {
  await speak(locale);
  const session = await holding('base', { grain: 1, ore: 2 });
  const screen = await render(<Table session={session} feature={session.feature} />);
  tool('card')?.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(card);
  tool('city')?.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(city);
  expect(tool('city')?.getAttribute('aria-label')).toContain(city);
});

test.each(['base', 'seafarers/new-shores', 'seafarers/wonders', 'energies', 'new-catan'])(
  '%s: who has nothing is told all that something costs',
  async (game) => {
    const session = await holding(game);
    await render(<Table session={session} feature={session.feature} />);
    const tools = [...document.querySelectorAll('[data-tool]')].map((each) =>
      each.getAttribute('aria-label'),
    );
    const short = tools.filter((label) => / short\./.test(label ?? ''));
    expect(short.length).toBeGreaterThan(1);
    for (const label of tools) expect(label).not.toContain('lack the cards');
  },
);
