/** Hands and eyes at a table in the browser: what every test of the page plays with. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Preferences {
  readonly locale?: 'en' | 'de' | 'fr';
  readonly theme?: 'light' | 'dark';
  readonly pace?: 'normal' | 'instant';
}

/** Settings as a returning person has them; animations are off so that nothing is in flight. */
export const prefer = (page: Page, { locale = 'en', theme = 'light', pace = 'instant' }: Preferences = {}) =>
  page.addInitScript(
    (state) => {
      if (localStorage.getItem('landnam-settings') === null)
        localStorage.setItem('landnam-settings', JSON.stringify({ state, version: 0 }));
    },
    { locale, theme, pace, motion: 'off', confirmAll: false, name: '', offerTime: 'unlimited' },
  );

/** Changes settings in place, as another tab does: it writes them down, and the browser tells this one. */
export const prefers = async (page: Page, change: Preferences): Promise<void> => {
  await page.evaluate((part) => {
    const key = 'landnam-settings';
    const saved = JSON.parse(localStorage.getItem(key) ?? '{"version":0}') as { state?: object };
    const newValue = JSON.stringify({ ...saved, state: { ...saved.state, ...part } });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    // drawn, and laid out anew by whoever watches sizes
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, change);
  const { locale, theme } = change;
  const root = page.locator('html');
  if (locale) await expect(root).toHaveAttribute('lang', locale);
  if (theme) await expect(root).toHaveAttribute('data-theme', theme);
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

/** Waits until this seat is asked, or the game is over. */
export const myTurn = async (page: Page): Promise<Position> => {
  await page.waitForFunction(() => {
    const data = document.querySelector<HTMLElement>('[data-question]')?.dataset;
    const curtain = document.querySelector('[data-curtain]') !== null;
    return data !== undefined && (data['question'] === '' || data['next'] === data['seat'] || curtain);
  });
  return position(page);
};

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

/** Chooses a glowing place, and confirms where that is asked. */
export const choosePlace = async (page: Page, index: number): Promise<void> => {
  const { ply } = await position(page);
  const places = page.locator('[data-place]');
  await tapPlace(page, places.nth(index % (await places.count())));
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await Promise.race([moved(page, ply), confirm.waitFor()]);
  if (await confirm.isVisible()) await confirm.click();
  await moved(page, ply);
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

const STEAL = { name: /^Steal from/ };

/** The build that is possible now, the dearest first. */
const build = async (page: Page): Promise<boolean> => {
  for (const tool of ['city', 'settlement', 'ship', 'card', 'road']) {
    const button = page.locator(`[data-tool="${tool}"][aria-disabled="false"]`);
    if ((await button.count()) === 0) continue;
    await button.click();
    if (tool === 'card') await page.getByRole('button', { name: 'Confirm' }).click();
    else await choosePlace(page, 0);
    return true;
  }
  return false;
};

/** One step of plain play for whoever holds the device; false once the game is over. */
export const step = async (page: Page): Promise<boolean> => {
  const { question, ply } = await myTurn(page);
  if (question === '') return false;
  if (await curtain(page).isVisible()) await liftCurtain(page);
  else if (question === 'discard') await discard(page);
  else if (await page.locator('[data-answer="no"]').isVisible()) {
    await page.locator('[data-answer="no"]').click();
    // until then the old question still stands
    await moved(page, ply);
  } else if (question === 'chooseVictim') await page.getByRole('button', STEAL).first().click();
  else if (['openingBuilding', 'openingRoute', 'moveRobber', 'freeRoute'].includes(question))
    await choosePlace(page, question === 'openingBuilding' ? 7 : 0);
  else if (question === 'chooseGold')
    await page.locator('[data-panel="hand"] [data-good]:enabled').first().click();
  else if (question === 'beforeRoll') await press(page, 'callDice');
  else if (!(await build(page))) await press(page, 'endTurn');
  else await moved(page, ply);
  return true;
};

export const playUntil = async (page: Page, done: (at: Position) => boolean, most = 400): Promise<void> => {
  for (let i = 0; i < most; i++) {
    const at = await myTurn(page);
    if (done(at) && !(await curtain(page).isVisible())) return;
    if (!(await step(page))) return;
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
