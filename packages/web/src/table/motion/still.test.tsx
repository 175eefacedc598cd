/** Nothing at the table moves or grows while a game is played. */
import { at } from '@landnam/engine/fields';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { speak, useSettings } from '../../session/settings.js';
import type { Snapshot } from '../../session/types.js';
import { openGame, openTable, type OpenSession, setupOf } from '../../test/fixture.js';
import { Table } from '../Table.js';
import '../../ui/tokens.css';
import '../../ui/global.css';

const WHOLE_GAME = 180_000;
const WIDE = [1280, 800] as const;
const PHONE = [390, 844] as const;
const HEADER = 50;

// the longest words
beforeEach(async () => {
  await speak('de');
  useSettings.getState().set({ motion: 'off' });
});
afterAll(() => page.viewport(1100, 800));

const openKind = (game: string): Promise<OpenSession> => {
  const setup = setupOf(4);
  const players = setup.players.map((player) => ({ ...player, bot: 'greedy' }));
  return openGame({ ...setup, game, options: {}, players });
};

/** What the table looks like: who holds what and how many is left out, otherwise each move would be drawn. */
const situation = ({ question, actions }: ReturnType<OpenSession['asked']>): string =>
  [question, ...new Set(actions.map(({ action }) => action.type))].join(' ');

/** A whole game, one snapshot of each situation. */
const playWhole = async (session: OpenSession): Promise<readonly Snapshot[]> => {
  const seen = new Map<string, Snapshot>();
  do {
    const now = situation(session.asked());
    if (!seen.has(now)) seen.set(now, session.refresh());
  } while (await session.playOne());
  const over = session.refresh();
  expect(over.over).not.toBeNull();
  return [...seen.values(), over];
};

const drawn = (): Promise<unknown> => new Promise((done) => setTimeout(done));

const click = async (selector: string): Promise<void> => {
  document.querySelector<HTMLElement>(selector)?.click();
  await drawn();
};

const CAN = ':is([data-tool], [data-card], [data-benefit])[aria-disabled="false"]';

/** Looks, and looks again at whatever a button opens, asks or arms: each button once. */
const lookAround = async (look: () => void, tried: Set<string>): Promise<void> => {
  await drawn();
  look();
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-panel="hand"] ${CAN}`)];
  for (const { dataset } of buttons) {
    const [name, value] = Object.entries(dataset).find(([key]) => /tool|card|benefit/.test(key)) ?? [];
    if (tried.has(`${name} ${value}`)) continue;
    tried.add(`${name} ${value}`);
    await click(`[data-panel="hand"] [data-${name}="${value}"]`);
    look();
    await click('[data-cancel]');
    await click('[data-panel="hand"] [aria-pressed="true"]');
  }
};

const boxOf = (selector: string): readonly string[] => {
  const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  // on a phone a question to confirm takes the place of the big button
  return width === 0 ? [] : [`${selector} ${[x, y, width, height].map(Math.round).join(' ')}`];
};

const FIXED = ['.board', '[data-part="controls"]', '[data-primary]', '[role="tablist"]'];

const show = (session: OpenSession) =>
  render(
    <div style={{ display: 'flex', flexDirection: 'column', height: `calc(100vh - ${HEADER}px)` }}>
      <Table session={session} feature={session.feature} />
    </div>,
  );

const walks = (places: Iterable<string>): readonly string[] =>
  FIXED.flatMap((name) => {
    const seen = [...places].filter((box) => box.startsWith(`${name} `));
    return seen.length === 1 ? [] : seen;
  });

const GAMES = ['base', 'seafarers/new-shores', 'energies', 'new-catan'];

for (const game of GAMES)
  test(
    `board, controls, big button and tabs stand still through a whole game of ${game}`,
    async () => {
      const session = await openKind(game);
      const snapshots = await playWhole(session);
      await show(session);
      for (const [width, height] of [WIDE, PHONE]) {
        await page.viewport(width, height);
        const [places, tried] = [new Set<string>(), new Set<string>()];
        for (const snapshot of snapshots) {
          session.show(snapshot);
          await lookAround(() => {
            for (const box of FIXED.flatMap(boxOf)) places.add(box);
          }, tried);
        }
        expect(walks(places)).toEqual([]);
      }
    },
    WHOLE_GAME,
  );

const SIZES = [WIDE, [1024, 768], [1366, 768], [1440, 900], [1600, 900], [1920, 1080]] as const;

const scored = (snapshot: Snapshot, points: number): Snapshot => ({
  ...snapshot,
  points: snapshot.points.map(() => [{ source: 'settlement', points, hidden: false }]),
});

test.each(GAMES)('the tenth point breaks no row of %s', async (game) => {
  const session = await openKind(game);
  await show(session);
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    const places = new Set<string>();
    for (const points of [1, 9, 10, 14]) {
      session.show(scored(session.snapshot(), points));
      await drawn();
      expect(document.querySelector('[data-seat="0"] b')?.textContent).toBe(String(points));
      for (const seat of session.info.setup.players.keys())
        for (const box of boxOf(`[data-panel="players"] [data-seat="${seat}"] [data-fact]:last-child`))
          places.add(`${seat} ${box}`);
    }
    expect([...places]).toHaveLength(session.info.seats);
  }
});

/** The active player offers ore for wool; everyone is asked, and can accept. */
const offer = async (session: OpenSession): Promise<void> => {
  const { goods } = session.info.scenario;
  const { hand } = session.live.state.base;
  for (let seat = 0; seat < session.info.seats; seat++)
    for (const [good] of goods.entries()) hand[at(seat, good)] = 1;
  session.refresh();
  expect(await session.act([{ type: 'offerTrade', give: { ore: 1 }, get: { wool: 1 } }])).toBeNull();
  await expect
    .poll(() => document.querySelector('[data-part="prompt"]:not([hidden]) [data-answer="yes"]'))
    .not.toBeNull();
};

test.each([WIDE, PHONE])(
  '[B-24] nothing walks for an offer or a notice at %i by %i',
  async (width, height) => {
    const session = (await openTable(3)).until('main', ['callDice', 'endTurn']);
    await page.viewport(width, height);
    await show(session);
    const places = new Set<string>();
    const look = async (): Promise<void> => {
      await drawn();
      for (const box of FIXED.flatMap(boxOf)) places.add(box);
    };
    await look();
    expect(places.size).toBe(FIXED.length);
    session.show({ ...session.snapshot(), unsaved: 'full' });
    await look();
    session.show({ ...session.snapshot(), unsaved: null, fault: { kind: 'bot', seat: 1, line: 'lost' } });
    await look();
    expect(document.querySelector('[data-notice="fault-bot"]')).not.toBeNull();
    await offer(session);
    await look();
    session.show({ ...session.snapshot(), follows: true });
    await look();
    expect(walks(places)).toEqual([]);
  },
);
