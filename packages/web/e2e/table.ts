/** Hands and eyes at a table in the browser: helpers for every test of the page. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Preferences {
  readonly locale?: 'en' | 'de' | 'fr';
  readonly theme?: 'light' | 'dark';
  readonly pace?: 'normal' | 'instant';
  readonly offerTime?: 'short' | 'unlimited';
}

const WITHOUT_HASTE = {
  locale: 'en',
  theme: 'light',
  pace: 'instant',
  motion: 'off',
  confirming: 'dear',
  name: '',
  offerTime: 'unlimited',
};

/** Settings of a returning person; animations are off so that nothing is in flight. */
export const prefer = (page: Page, preferences: Preferences = {}) =>
  page.addInitScript(
    (state) => {
      if (localStorage.getItem('landnam-settings') === null)
        localStorage.setItem('landnam-settings', JSON.stringify({ state, version: 0 }));
      // and somebody who has played needs no explanations
      if (localStorage.getItem('landnam-learned') === null)
        localStorage.setItem('landnam-learned', '{"state":{"seen":["game","offer"]},"version":0}');
    },
    { ...WITHOUT_HASTE, ...preferences },
  );

/** Changes settings in place, as another tab does: it stores them, and the browser notifies this one. */
export const prefers = async (page: Page, change: Preferences): Promise<void> => {
  await page.evaluate((part) => {
    const key = 'landnam-settings';
    const saved = JSON.parse(localStorage.getItem(key) ?? '{"version":0}') as { state?: object };
    const newValue = JSON.stringify({ ...saved, state: { ...saved.state, ...part } });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, change);
  const { locale, theme } = change;
  const root = page.locator('html');
  if (locale) await expect(root).toHaveAttribute('lang', locale);
  if (theme) await expect(root).toHaveAttribute('data-theme', theme);
  // drawn, and laid out again by resize observers
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

export const play = async (page: Page, query: string, preferences: Preferences = {}): Promise<void> => {
  await prefer(page, preferences);
  await page.goto(`/play?${query}`);
  await expect(page.locator('[data-question]')).toBeVisible();
};

interface Position {
  readonly question: string;
  readonly ply: number;
  readonly seat: number;
  readonly next: number;
}

export const position = async (page: Page): Promise<Position> => {
  const data = await page
    .locator('[data-question]')
    .evaluate((node) => Object.fromEntries(Object.entries((node as HTMLElement).dataset)));
  return {
    question: data['question'] ?? '',
    ply: Number(data['ply']),
    seat: Number(data['seat']),
    next: Number(data['next']),
  };
};

interface Sight extends Position {
  readonly curtain: boolean;
  /** An offer waits for an answer. */
  readonly asked: boolean;
  readonly tools: readonly string[];
}

/** Waits until this seat is asked, or the game is over, and reads the table in one go. */
const look = async (page: Page): Promise<Sight> => {
  const seen = await page.waitForFunction((): Sight | null => {
    const data = document.querySelector<HTMLElement>('[data-question]')?.dataset;
    if (data === undefined) return null;
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    const { question = '', ply, seat, next } = data;
    const curtain = has('[data-curtain]');
    if (question !== '' && next !== seat && !curtain) return null;
    const open = document.querySelectorAll<HTMLElement>('[data-tool][aria-disabled="false"]');
    const tools = [...open].map((tool) => tool.dataset['tool'] ?? '');
    const numbers = { ply: Number(ply), seat: Number(seat), next: Number(next) };
    return { question, ...numbers, curtain, asked: has('[data-answer="no"]'), tools };
  });
  return (await seen.jsonValue()) as Sight;
};

export const myTurn = (page: Page): Promise<Position> => look(page);

const moved = (page: Page, ply: number): Promise<unknown> =>
  page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-question]')?.dataset['ply']) > before,
    ply,
  );

export const curtain = (page: Page): Locator => page.getByRole('dialog', { name: /Pass the device/ });

export const liftCurtain = async (page: Page): Promise<void> => {
  await curtain(page).getByRole('button').click();
  await expect(curtain(page)).toBeHidden();
};

export const tapPlace = async (page: Page, place: Locator): Promise<void> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('the place is not on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** The middle of a glowing place, once some glow. */
const middleOf = async (page: Page, index: number): Promise<{ ply: number; x: number; y: number }> => {
  const found = await page.waitForFunction((nth) => {
    const places = document.querySelectorAll('[data-place]');
    const place = places[nth % places.length];
    if (place === undefined) return null;
    const { x, y, width, height } = place.getBoundingClientRect();
    const ply = Number(document.querySelector<HTMLElement>('[data-question]')?.dataset['ply']);
    return { ply, x: x + width / 2, y: y + height / 2 };
  }, index);
  return (await found.jsonValue()) as { ply: number; x: number; y: number };
};

/** Once something is chosen: what cannot be taken back is asked about first. */
const confirmed = async (page: Page, ply: number): Promise<void> => {
  const confirm = page.locator('[data-confirm]');
  await Promise.race([moved(page, ply), confirm.waitFor()]);
  if (await confirm.isVisible()) await confirm.click();
  await moved(page, ply);
};

export const choosePlace = async (page: Page, index: number): Promise<void> => {
  const { ply, x, y } = await middleOf(page, index);
  await page.mouse.click(x, y);
  await confirmed(page, ply);
};

export const press = async (page: Page, action: string): Promise<void> => {
  const { ply } = await position(page);
  await page.locator(`[data-primary="${action}"][aria-disabled="false"]`).click();
  await moved(page, ply);
};

/** Gives back whatever comes first. */
export const discard = async (page: Page): Promise<void> => {
  const { ply } = await position(page);
  const give = page.getByRole('button', { name: 'Give back', exact: true });
  while (await give.isDisabled())
    await page.locator('[data-panel="hand"] [data-good]:enabled').first().click();
  await give.click();
  await moved(page, ply);
};

/** The build that is possible now, the most expensive first. */
const build = async (page: Page, { tools, ply }: Sight): Promise<boolean> => {
  const tool = ['city', 'settlement', 'ship', 'card', 'road'].find((each) => tools.includes(each));
  if (tool === undefined) return false;
  await page.locator(`[data-tool="${tool}"]`).click();
  if (tool !== 'card') await choosePlace(page, 0);
  else {
    await page.locator('[data-confirm]').click();
    await moved(page, ply);
  }
  return true;
};

const ON_THE_BOARD = ['openingBuilding', 'openingRoute', 'moveRobber', 'freeRoute'];

/** One step of plain play for the person who holds the device. */
const act = async (page: Page, sight: Sight): Promise<void> => {
  const { question, ply, curtain: isDown, asked } = sight;
  if (isDown) await liftCurtain(page);
  else if (question === 'discard') await discard(page);
  else if (asked) {
    await page.locator('[data-answer="no"]').click();
    // until then the old question is still shown
    await moved(page, ply);
  } else if (question === 'chooseVictim') {
    await page.locator('[data-victim]').first().click();
    await confirmed(page, ply);
  } else if (ON_THE_BOARD.includes(question)) await choosePlace(page, question === 'openingBuilding' ? 7 : 0);
  else if (question === 'chooseGold')
    await page.locator('[data-panel="hand"] [data-good]:enabled').first().click();
  else if (question === 'beforeRoll') await press(page, 'callDice');
  else if (!(await build(page, sight))) await press(page, 'endTurn');
};

/** False once the game is over. */
export const step = async (page: Page): Promise<boolean> => {
  const sight = await look(page);
  if (sight.question === '') return false;
  await act(page, sight);
  return true;
};

export const playUntil = async (page: Page, done: (at: Position) => boolean, most = 400): Promise<void> => {
  for (let i = 0; i < most; i++) {
    const sight = await look(page);
    if ((done(sight) && !sight.curtain) || sight.question === '') return;
    await act(page, sight);
  }
  throw new Error('the game does not get there');
};

export const hand = async (page: Page): Promise<Record<string, number>> => {
  const stacks = await page
    .locator('[data-panel="hand"] li[data-good]')
    .evaluateAll((nodes) =>
      nodes.map(
        (node) => [(node as HTMLElement).dataset['good'] ?? '', parseInt(node.textContent, 10)] as const,
      ),
    );
  return Object.fromEntries(stacks);
};
