/** A hint at the table: the button, the mark on the board, the words, the price of another idea. */
import { at } from '@landnam/engine/fields';
import { ATLAS } from '@landnam/maps';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { speak, useSettings } from '../../session/settings.js';
import { openGame, type OpenSession, openTable, setupOf } from '../../test/fixture.js';
import { Table } from '../Table.js';
import { fetchWords } from '../../i18n/fetched.js';
import { makeWords } from '../../ui/words.js';
import { actionText } from './actionText.js';
import { reasonTexts } from './reasonTexts.js';
import type { HintSource, ToldHint } from '../../session/hintTypes.js';
import '../../ui/tokens.css';
import '../../ui/global.css';

beforeEach(() => useSettings.getState().set({ motion: 'off' }));
afterEach(() => speak('en'));

const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const press = (selector: string): void => find(selector)?.click();
const textOf = (selector: string): string => find(selector)?.textContent ?? '';
const key = (name: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
const isFinal = (): string | undefined => find('[data-part="hint"]')?.dataset['final'];

const shown = async (session: OpenSession): Promise<void> => {
  await render(<Table session={session} feature={session.feature} />);
  press('[data-hint]');
  await expect.poll(isFinal, { timeout: 20_000 }).toBe('true');
  await expect.poll(() => find('[data-hint-place], [data-hinted]')).not.toBeNull();
};

/** In the free part of a turn, rich. */
const rich = async (): Promise<OpenSession> => {
  const session = (await openTable()).until('main', ['callDice', 'endTurn']);
  const { base } = session.live.state;
  const seat = session.live.next();
  session.info.scenario.goods.forEach((_, good) => {
    base.bank[good]! -= 3 - base.hand[at(seat, good)]!;
    base.hand[at(seat, good)] = 3;
  });
  base.handTotal[seat] = 3 * session.info.scenario.goods.length;
  session.refresh();
  return session;
};

test('a press marks the place on the board, says why, and the game does as it is told', async () => {
  const session = await openTable();
  await shown(session);
  const mark = find('[data-hint-place]')?.dataset['hintPlace'] ?? '';
  expect(mark).toMatch(/^vertex\d+$/);
  expect(find(`[data-place="${mark}"]`)).not.toBeNull();
  expect(textOf('[data-part="hint-action"]')).toContain('settlement');
  expect(textOf('[data-part="hint-chance"]')).toMatch(/^Chance to win: \d+ %/);
  expect(document.querySelectorAll('[data-part="hint"] li').length).toBeGreaterThan(0);
  press('[data-hint-do]');
  await expect.poll(() => session.sent).toHaveLength(1);
  expect(session.sent[0]).toMatchObject({ type: 'placeSettlement', vertex: Number(mark.slice(6)) });
  await expect.poll(() => find('[data-part="hint"]')).toBeNull();
  expect(find('[data-hint-place]')).toBeNull();
});

test('H asks and asks no longer, Escape closes, and nothing was done', async () => {
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />);
  key('h');
  await expect.poll(() => find('[data-part="hint"]')).not.toBeNull();
  key('Escape');
  await expect.poll(() => find('[data-part="hint"]')).toBeNull();
  key('h');
  await expect.poll(() => find('[data-part="hint"]')).not.toBeNull();
  key('h');
  await expect.poll(() => find('[data-part="hint"]')).toBeNull();
  expect(session.sent).toEqual([]);
});

test('another place is not taken before its price is seen; the second tap takes it', async () => {
  const session = await openTable();
  await shown(session);
  const mark = find('[data-hint-place]')?.dataset['hintPlace'];
  const other = [...document.querySelectorAll<SVGGElement>('[data-place]')].find(
    ({ dataset }) => dataset['place'] !== mark,
  );
  const tap = (): boolean => other!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  tap();
  await expect
    .poll(() => textOf('[data-part="hint-idea"]'), { timeout: 20_000 })
    .toMatch(/\d+ % instead of \d+ %|About as good/);
  expect(session.sent).toEqual([]);
  tap();
  await expect.poll(() => session.sent).toHaveLength(1);
});

test('a button says what it would cost as well, and what is suggested is marked on its own', async () => {
  const session = await rich();
  await shown(session);
  press('[data-primary="endTurn"]');
  await expect
    .poll(() => textOf('[data-part="hint-idea"]'), { timeout: 20_000 })
    .toMatch(/End turn.*\d+ % instead of \d+ %/);
  expect(session.sent).toEqual([]);
  press('[data-cancel]');
  await expect.poll(() => find('[data-part="hint-idea"]')).toBeNull();
  expect(find('[data-hinted], [data-hint-place]')).not.toBeNull();
});

test.each([
  ['en', 'A good player would', 'Do it'],
  ['de', 'Ein guter Spieler würde', 'So spielen'],
  ['fr', 'Un bon joueur ferait ceci', 'Jouer ainsi'],
] as const)('%s: words of the game in the language spoken', async (locale, title, go) => {
  await speak(locale);
  await shown(await openTable());
  expect(textOf('[data-part="hint"] h2')).toBe(title);
  expect(textOf('[data-hint-do]')).toBe(go);
  expect(textOf('[data-part="hint"]')).not.toMatch(/\br_\w+|\{\w+\}|undefined/);
});

test('without weights there are reasons and no percentage', async () => {
  const session = await openTable();
  const source = await session.hints();
  const bare: HintSource = {
    seek: (tell) =>
      source.seek((hint) => tell({ ...hint, moves: hint.moves.map((move) => ({ ...move, chance: null })) })),
    weigh: async (action) => {
      const found = await source.weigh(action);
      return found && { idea: { ...found.idea, chance: null }, cost: null };
    },
    sites: () => source.sites(),
    cancel: () => source.cancel(),
  };
  session.hints = () => Promise.resolve(bare as never);
  await shown(session);
  expect(find('[data-part="hint-chance"]')).toBeNull();
  expect(textOf('[data-part="hint"]')).not.toContain('%');
  expect(document.querySelectorAll('[data-part="hint"] li').length).toBeGreaterThan(0);
});

test('a game of others has no button unless they agreed', async () => {
  const session = await openTable();
  const apart = new Proxy(session, {
    get: (of, name) => (name === 'hints' ? undefined : Reflect.get(of, name, of)),
  });
  await render(<Table session={apart} feature={session.feature} />);
  await expect.poll(() => find('[data-part="controls"]')).not.toBeNull();
  expect(find('[data-hint]')).toBeNull();
});

const lastHint = async (session: OpenSession): Promise<ToldHint> => {
  const told: ToldHint[] = [];
  await (await session.hints()).seek((hint) => told.push(hint));
  return told.at(-1)!;
};

test.each([...ATLAS.keys()])(
  '%s: what is suggested along a game has words in three languages',
  async (game) => {
    const players = Math.max(...ATLAS.get(game)!.players);
    const session = await openGame({ ...setupOf(players), game, options: {} });
    for (let decision = 0; decision < 6; decision++) {
      const { moves } = await lastHint(session);
      expect(moves.length).toBeGreaterThan(0);
      for (const locale of ['en', 'de', 'fr'] as const) {
        await speak(locale);
        await fetchWords(locale);
        const snapshot = session.snapshot();
        const words = makeWords(session.feature, session.info, snapshot);
        for (const { action, reasons, follows } of moves) {
          const texts = [
            ...[action, ...follows].map((each) => actionText(session.feature, words, snapshot, each)),
            ...reasonTexts(session.feature, words, reasons),
          ];
          for (const text of texts) expect(text).not.toMatch(/\br_\w+|\{\w+\}|undefined|^$/);
        }
      }
      await session.act([moves.find(({ action }) => action.type !== 'offerTrade')!.action]);
    }
  },
);
