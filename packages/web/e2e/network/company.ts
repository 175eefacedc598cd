/** People with their own devices: helpers for tests over the network. */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { choosePlace, position, prefer, type Preferences, step } from '../table.js';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Another person's browser. */
export const somebody = async (
  browser: Browser,
  options: BrowserContextOptions = {},
  preferences: Preferences = {},
): Promise<Page> => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  await prefer(page, preferences);
  return page;
};

interface Wanted {
  readonly name: string;
  readonly game?: string;
  /** People; the other seats are removed. */
  readonly people?: number;
  readonly points?: number;
  readonly bots?: number;
  /** The finished game is only for those who played. */
  readonly secret?: true;
}

/** From the start page to a new table; returns its link. */
export const openTable = async (
  page: Page,
  { name, game, people = 2, points, bots = 0, secret }: Wanted,
): Promise<string> => {
  await page.goto('/');
  await page.locator('[data-way="together"]').click();
  await page.getByLabel('Your name').fill(name);
  if (game !== undefined) await page.getByLabel('Game', { exact: true }).selectOption(game);
  const seats = page.getByLabel(/^Seat \d$/);
  while ((await seats.count()) > people + bots)
    await page
      .getByRole('button', { name: /^Remove seat/ })
      .last()
      .click();
  while ((await seats.count()) < people + bots)
    await page.getByRole('button', { name: 'One more seat' }).click();
  for (let i = 0; i < people + bots; i++) await seats.nth(i).selectOption(i < people ? 'open' : 'normal');
  if (points !== undefined || secret) await page.getByText('More choices').click();
  if (points !== undefined) await page.getByLabel('Points to win').fill(String(points));
  if (secret) await page.getByLabel('Only those who played').check();
  await page.locator('[data-create]').click();
  await expect(page.locator('[data-seat="0"][data-ready]')).toBeVisible();
  return (await page.locator('[data-link]').textContent()) ?? '';
};

export const sitDown = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.locator('[data-sit]').click();
  await expect(page.locator('[data-link]')).toBeVisible();
};

export const start = async (page: Page): Promise<void> => {
  await page.locator('[data-start]').click();
};

export const atTable = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await expect(page.locator('[data-question]')).toBeVisible();
};

const isAsked = async (page: Page): Promise<boolean> => {
  const { question, seat, next } = await position(page);
  return question !== '' && seat === next;
};

const isOver = async (page: Page): Promise<boolean> => (await position(page)).question === '';

/** The person who is asked; none once the game is over. */
export const whoIsAsked = async (pages: readonly Page[]): Promise<Page | undefined> => {
  let asked: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages)
          if (await isAsked(page)) {
            asked = page;
            return true;
          }
        return isOver(pages[0]!);
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true);
  return asked;
};

/** Everyone plays on until something holds for the person who is asked. */
export const playTogether = async (
  pages: readonly Page[],
  done: (page: Page) => Promise<boolean> = () => Promise.resolve(false),
  most = 600,
): Promise<Page | undefined> => {
  for (let i = 0; i < most; i++) {
    const page = await whoIsAsked(pages);
    if (page === undefined || (await done(page))) return page;
    await step(page);
  }
  throw new Error('the game does not get there');
};

/** A tab that can be declared hidden: headless, none ever is. */
export const hideable = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tab = { hidden: false };
    Object.assign(window, { tab });
    Object.defineProperty(document, 'visibilityState', { get: () => (tab.hidden ? 'hidden' : 'visible') });
    Object.defineProperty(document, 'hidden', { get: () => tab.hidden });
  });

export const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    (window as unknown as { tab: { hidden: boolean } }).tab.hidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** What one sees, the others see as well. */
export const samePly = async (...pages: readonly Page[]): Promise<void> => {
  await expect
    .poll(async () => new Set(await Promise.all(pages.map(async (page) => (await position(page)).ply))).size)
    .toBe(1);
};

export { choosePlace, position };
