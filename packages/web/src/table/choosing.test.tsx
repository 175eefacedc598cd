/** Choices are made on the board, and the sentence says what for. */
import { at } from '@landnam/engine/fields';
import { benefitIndex } from '@landnam/engine/games/new-catan';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSettings } from '../session/settings.js';
import { openGame, openTable, type OpenSession, setupOf } from '../test/fixture.js';
import { Table } from './Table.js';
import '../ui/tokens.css';
import '../ui/global.css';

beforeEach(() => useSettings.getState().set({ motion: 'off' }));

const openPlayed = (game: string): Promise<OpenSession> => {
  const setup = setupOf(4);
  const players = setup.players.map((player) => ({ ...player, bot: 'greedy' }));
  return openGame({ ...setup, game, options: {}, players });
};

type Asked = ReturnType<OpenSession['asked']>;

const playTo = async (session: OpenSession, isThere: (asked: Asked) => boolean): Promise<void> => {
  while (!isThere(session.asked())) if (!(await session.playOne())) throw new Error('it never gets there');
  session.refresh();
};

const press = (selector: string): void =>
  void document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const placesOf = (kind: string): number => document.querySelectorAll(`[data-place^="${kind}"]`).length;

/** A building with room on several hexes. */
const plantHexes = ({ actions }: Asked): Map<number, Set<number>> => {
  const found = new Map<number, Set<number>>();
  for (const { action } of actions)
    if (action.type === 'buildPlant')
      found.set(action.vertex, (found.get(action.vertex) ?? new Set()).add(action.hex));
  return found;
};
const roomy = (asked: Asked): [number, Set<number>] | undefined =>
  [...plantHexes(asked)].find(([, hexes]) => hexes.size > 1);

test('[E-63] the hexes of a power plant glow once its building is chosen, beside the list', async () => {
  const session = await openPlayed('energies');
  await playTo(session, (asked) => roomy(asked) !== undefined);
  const [vertex, hexes] = roomy(session.asked()) ?? [0, new Set<number>()];
  const screen = await render(<Table session={session} feature={session.feature} />);
  press('[data-tool="plant"]');
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Choose a building for your power plant.');
  press(`[data-place="vertex${vertex}"]`);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Choose the hex for it.');
  expect(placesOf('hex')).toBe(hexes.size);
  expect(placesOf('vertex')).toBe(0);
  expect(document.querySelectorAll('[data-plant]').length).toBeGreaterThanOrEqual(hexes.size);
  expect(session.sent).toEqual([]);
});

test('[B-32] the sentence follows the tool that is armed', async () => {
  const session = await openPlayed('base');
  await playTo(session, ({ actions }) => actions.some(({ action }) => action.type === 'buildCity'));
  const screen = await render(<Table session={session} feature={session.feature} />);
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('Trade, build, or end your turn.');
  press('[data-tool="city"]');
  await expect.element(status).toHaveTextContent('Choose a settlement to turn into a city.');
  press('[data-tool="city"]');
  await expect.element(status).toHaveTextContent('Trade, build, or end your turn.');
});

test('[B-23] the player’s hand stays in view while a victim is chosen', async () => {
  const session = await openPlayed('base');
  await playTo(session, ({ question }) => question === 'chooseVictim');
  await render(<Table session={session} feature={session.feature} />);
  await expect.poll(() => document.querySelectorAll('[data-victim]').length).toBeGreaterThan(0);
  expect(document.querySelectorAll('[data-panel="hand"] li[data-good]')).toHaveLength(5);
});

test('[B-23] what goes back is told with its cause, and chosen by stacks or by what is kept', async () => {
  const session = (await openTable(2, { discardLimit: 5 })).until('discard', ['endTurn', 'callDice']);
  const screen = await render(<Table session={session} feature={session.feature} />);
  const { view, seat } = session.snapshot();
  const due = view.base.discards[seat] ?? 0;
  await expect.element(screen.getByRole('status')).toHaveTextContent(`A 7 was rolled: give back ${due} card`);
  await expect.poll(() => document.querySelector('[data-keep]')).not.toBeNull();
  press('[data-keep]');
  await expect.element(screen.getByText(/to keep chosen$/)).toBeVisible();
  const give = screen.getByRole('button', { name: 'Give back', exact: true });
  const most = 'button[data-all]:enabled, [data-panel="hand"] button[data-good]:enabled';
  for (let taps = 0; taps < 9 && give.element().matches(':disabled'); taps++) {
    press(most);
    await new Promise((done) => setTimeout(done));
  }
  await give.click();
  await expect.poll(() => session.sent.length).toBe(due);
});

const holding = async (name: string): Promise<OpenSession> => {
  const session = (await openTable()).until('main', ['callDice', 'endTurn']);
  const { base } = session.live.state;
  const card = session.info.scenario.cards.findIndex((each) => each.name === name);
  base.held[at(session.live.next(), card)] = 1;
  base.heldTotal[session.live.next()] = 1;
  session.refresh();
  return session;
};
const confirming = (): string | undefined =>
  document.querySelector('[data-part="confirm"] > span')?.textContent;

test('[B-44] monopoly names the good before it is played', async () => {
  const session = await holding('monopoly');
  await render(<Table session={session} feature={session.feature} />);
  const colour = (selector: string): string =>
    getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;
  const usual = { turn: colour('[data-primary="endTurn"]'), card: colour('[data-card="monopoly"]') };
  press('[data-card="monopoly"]');
  await expect.poll(() => document.querySelectorAll('[data-part="chooser"] [data-good]').length).toBe(5);
  const sentence = document.querySelector('[data-part="sentence"]');
  await expect.poll(() => sentence?.textContent).toBe('Which resource?');
  // what does not belong to the question steps back
  expect(colour('[data-primary="endTurn"]')).not.toBe(usual.turn);
  expect(colour('[data-card="monopoly"]')).toBe(usual.card);
  press('[data-part="chooser"] [data-good="wool"]');
  await expect.poll(confirming).toBe('Take all wool from the others?');
});

test('[B-43] year of plenty names both cards before it is played', async () => {
  const session = await holding('plenty');
  await render(<Table session={session} feature={session.feature} />);
  press('[data-card="plenty"]');
  await expect.poll(() => document.querySelectorAll('[data-part="chooser"] [data-good]').length).toBe(5);
  for (const good of ['ore', 'grain']) {
    press(`[data-part="chooser"] [data-good="${good}"]`);
    await new Promise((done) => setTimeout(done));
  }
  await expect.poll(confirming).toBe('Take 1 grain and 1 ore from the supply?');
});

test('[B-23] a stack offers no more cards than are due', async () => {
  const session = (await openTable(2, { discardLimit: 5 })).until('discard', ['endTurn', 'callDice']);
  const { base } = session.live.state;
  const seat = session.live.next();
  base.hand.fill(0, at(seat, 0), at(seat + 1, 0));
  base.hand[at(seat, 2)] = 11;
  base.handTotal[seat] = 11;
  base.discards[seat] = 5;
  session.refresh();
  await render(<Table session={session} feature={session.feature} />);
  const all = (): Element | null => document.querySelector('button[data-all]');
  await expect.poll(() => all()?.textContent).toBe('+5');
  expect(all()?.getAttribute('aria-label')).toBe('5 wool');
  press('button[data-all]');
  await expect.poll(() => document.querySelector('[data-give]')?.matches(':enabled')).toBe(true);
});

test('[B-20] a player without a card is told to roll, and nothing else', async () => {
  const session = (await openTable()).until('beforeRoll');
  const screen = await render(<Table session={session} feature={session.feature} />);
  const sentence = document.querySelector('[data-part="sentence"]');
  await expect.poll(() => sentence?.textContent).toBe('Roll the dice.');
  await screen.unmount();
});

test('[B-31] a trade that must wait is told calmly', async () => {
  const session = (await openTable()).until('beforeRoll');
  await render(<Table session={session} feature={session.feature} />);
  press('button[data-tab="trade"]');
  const why = (): Element | null => document.querySelector('[data-panel="trade"] [data-calm]');
  await expect.poll(() => why()?.textContent).toContain('Rule B-20');
  const red = document.createElement('i');
  red.style.color = 'var(--warn)';
  document.body.append(red);
  expect(getComputedStyle(why() ?? red).color).not.toBe(getComputedStyle(red).color);
});

/** Everyone holds one of each good, and the active player offers ore for wool. */
const offering = async (session: OpenSession): Promise<void> => {
  const { hand } = session.live.state.base;
  for (let seat = 0; seat < session.info.seats; seat++)
    for (const [good] of session.info.scenario.goods.entries()) hand[at(seat, good)] = 1;
  session.refresh();
  expect(await session.act([{ type: 'offerTrade', give: { ore: 1 }, get: { wool: 1 } }])).toBeNull();
};

const boxOf = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

test('[B-24] an offer is asked where the question stands, and nothing of it lies on the board', async () => {
  const session = (await openTable()).until('main', ['callDice', 'endTurn']);
  await render(<Table session={session} feature={session.feature} />);
  await offering(session);
  const asked = '[data-part="prompt"]:not([hidden])';
  await expect.poll(() => document.querySelectorAll(`${asked} [data-answer]`).length).toBe(2);
  const [prompt, board, controls] = [asked, '.board', '[data-part="controls"]'].map(boxOf);
  expect(prompt?.top).toBeGreaterThanOrEqual(board?.bottom ?? Infinity);
  expect([prompt?.top, prompt?.bottom]).toEqual([controls?.top, controls?.bottom]);
  expect(boxOf(`${asked} [data-answer="yes"]`).bottom).toBeLessThanOrEqual(controls?.bottom ?? 0);
  await session.act([{ type: 'answerTrade', answer: 'no' }]);
});

test('[B-24] an offer that everyone refused goes by itself', async () => {
  const session = (await openTable()).until('main', ['callDice', 'endTurn']);
  await page.viewport(1700, 900);
  await render(<Table session={session} feature={session.feature} />);
  press('button[data-tab="trade"]');
  const mine = session.snapshot().seat;
  await offering(session);
  for (let other = 1; other < session.info.seats; other++)
    expect(await session.act([{ type: 'answerTrade', answer: 'no' }])).toBeNull();
  await expect.poll(() => session.sent.at(-1)).toEqual({ type: 'withdrawOffer' });
  expect(session.snapshot().view.base.offering[mine]).toBe(0);
  await expect
    .poll(() => document.querySelector('[data-unwanted]')?.textContent)
    .toMatch(/^Nobody takes this offer\./);
  expect(document.querySelectorAll('[data-unwanted] [role="img"]')).toHaveLength(2);
  // here the tab stays open when the turn ends
  await session.act([{ type: 'endTurn' }]);
  await expect.poll(() => document.querySelector('[data-unwanted]')).toBeNull();
  expect(document.querySelector('[data-panel="trade"]')).not.toBeNull();
  await page.viewport(1100, 800);
});

test('[B-24] a counter-offer starts from the offer, which waits for it', async () => {
  const session = (await openTable()).until('main', ['callDice', 'endTurn']);
  await render(<Table session={session} feature={session.feature} />);
  await offering(session);
  const manners = vi.spyOn(session, 'setManners');
  await expect.poll(() => document.querySelectorAll('[data-counter]').length).toBe(1);
  press('[data-counter]');
  expect(manners).toHaveBeenCalledWith({ composing: true });
  const snapshot = session.snapshot();
  const asked = { seat: snapshot.seat, limit: 12_000, left: 9_000, runs: false, composing: true as const };
  session.show({ ...snapshot, asked });
  await expect.poll(() => document.querySelector('[data-offer]')?.matches(':enabled')).toBe(true);
  const pressed = [...document.querySelectorAll('[data-panel="trade"] [data-good][aria-pressed="true"]')];
  expect(pressed.map((node) => node.getAttribute('data-good'))).toEqual(['wool', 'ore']);
  expect(document.querySelector('[role="timer"]')?.getAttribute('aria-label')).toContain('9');
  press('[data-several]');
  expect(manners).toHaveBeenLastCalledWith({ composing: false });
});

/** Of these victims, the one chosen on the board. */
const ringed = (): Element[] => [...document.querySelectorAll('[data-place]:has(.ring)')];

test('[B-23] victims glow on the board beside the robber, and a second tap there robs', async () => {
  const session = await openPlayed('base');
  await playTo(
    session,
    ({ question, actions }) =>
      question === 'chooseVictim' && actions.filter(({ action }) => action.type === 'stealFrom').length > 1,
  );
  const { view } = session.snapshot();
  await render(<Table session={session} feature={session.feature} />);
  const places = ringed().map((node) => Number(node.getAttribute('data-place')?.replace('vertex', '')));
  const victims = new Set(session.asked().actions.map(({ action }) => 'seat' in action && action.seat));
  expect(new Set(places.map((vertex) => view.base.owner[vertex]))).toEqual(victims);
  expect(ringed()[0]?.getAttribute('aria-label')).toMatch(/^Steal from P\d/);
  await expect.poll(() => document.querySelectorAll('[data-victim]').length).toBe(victims.size);
  press('[data-place]:has(.ring)');
  // a theft is for good
  await expect.poll(confirming).toMatch(/^Steal from P\d\?$/);
  expect(session.sent).toEqual([]);
  press('[data-place]:has(.ring)');
  await expect.poll(() => session.sent.map(({ type }) => type)).toEqual(['stealFrom']);
});

test('[S-11] beside the pirate the ships of the victims glow', async () => {
  const session = await openPlayed('seafarers/new-shores');
  await playTo(session, ({ question }) => question === 'chooseVictim');
  const snapshot = session.snapshot();
  const { info } = session;
  const ship =
    [...snapshot.view.ships.ship.keys()].find((edge) => snapshot.view.ships.ship[edge] !== 255) ?? 0;
  const seat = snapshot.view.ships.ship[ship] ?? 0;
  const site = info.board.edgeHexes[ship * 2] ?? 0;
  session.show({
    ...snapshot,
    seat: (seat + 1) % info.seats,
    due: 1 << ((seat + 1) % info.seats),
    actions: [{ packed: 0, action: { type: 'stealFrom', seat } }],
    told: { ...snapshot.told, theft: { figure: 'pirate', site } },
  });
  await render(<Table session={session} feature={session.feature} />);
  await expect.poll(() => ringed().map((node) => node.getAttribute('data-place'))).toContain(`edge${ship}`);
});

test('[N-44] robber and infiltrator glow while the player chooses which of them leaves', async () => {
  const session = await openPlayed('new-catan');
  await playTo(session, ({ question }) => question === 'main');
  const { base, outposts } = session.live.state;
  const [benefit, seat] = [benefitIndex('antiPirate'), session.live.next()];
  const corner = outposts.place[benefit] ?? 0;
  outposts.holder[benefit] = seat;
  outposts.handy[seat] = 1;
  base.owner[corner] = seat;
  base.piece[corner] = 1;
  base.robber[0] = 0;
  session.refresh();
  const { view } = session.snapshot();
  await render(<Table session={session} feature={session.feature} />);
  press('[data-part="trays"] [data-benefit="antiPirate"]');
  await expect.poll(() => ringed().length).toBeGreaterThan(0);
  const there = [`hex${view.base.robber[0]}`, `vertex${view.infiltrator.vertex[0]}`];
  for (const node of ringed()) expect(there).toContain(node.getAttribute('data-place'));
  expect(document.querySelectorAll('[data-act^="dismiss"]')).toHaveLength(ringed().length);
  press('[data-place]:has(.ring)');
  await expect.poll(() => document.querySelectorAll('[data-confirm]').length).toBe(1);
});
