/** A first table explains itself, covers nothing that it points at, and says each thing once. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { overflowing, violationsOn } from '../looks.js';
import { importAt } from '../position.js';
import { choosePlace, myTurn, prefer } from '../table.js';

/** Somebody who has never been here. */
const comeNew = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    if (localStorage.getItem('landnam-learned') === null)
      localStorage.setItem('landnam-learned', '{"state":{"seen":[]},"version":0}');
  });
  await prefer(page);
};

const SMALL = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
/** The same window at 200 %. */
const ZOOMED = { width: 640, height: 400 };

const note = (page: Page, id: string): Locator => page.locator(`[data-coach="${id}"]`);

/** What the note lies on top of, among what it points at. */
const covered = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const note = document.querySelector('[data-coach]')!.getBoundingClientRect();
    const parts = [...document.querySelectorAll(wanted)].map((part) => part.getBoundingClientRect());
    return parts.filter(
      ({ left, right, top, bottom, width }) =>
        width > 0 && left < note.right && right > note.left && top < note.bottom && bottom > note.top,
    ).length;
  }, selector);

/** What lies beside the board: a note that points there hides the hand no more than what it points at. */
const BESIDE = '[data-pointed], [data-panel="hand"]';

const look = async (page: Page, id: string, pointed: string): Promise<void> => {
  await expect(note(page, id)).toBeVisible();
  expect(await violationsOn(page, { within: '[data-coach]' })).toEqual([]);
  for (const size of [DESK, ZOOMED, SMALL]) {
    await page.setViewportSize(size);
    expect(await overflowing(page), id).toEqual([]);
    await expect(page.locator('[data-coach-done]')).toBeInViewport({ ratio: 1 });
    expect(await covered(page, pointed), `${id} at ${size.width}`).toBe(0);
  }
};

const dismiss = async (page: Page, id: string): Promise<void> => {
  await page.locator('[data-coach-done]').click();
  await expect(note(page, id)).toHaveCount(0);
};

const read = async (page: Page, id: string, pointed: string): Promise<void> => {
  await look(page, id, pointed);
  await dismiss(page, id);
};

test.use({ viewport: SMALL });

test('the lesson is offered until it is declined, and a first table says its goal, its dots and its dice once', async ({
  page,
}) => {
  await comeNew(page);
  await page.goto('/');
  const offer = page.locator('[data-offer="lesson"]');
  await expect(offer.getByRole('link').first()).toHaveAttribute('href', '/learn/base');
  await offer.getByRole('button').click();
  await page.reload();
  await expect(page.locator('.board').first()).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.goto('/play?seed=first&players=person,easy,easy&setUp=fixed');
  await myTurn(page);
  await look(page, 'goal', BESIDE);
  // a ring that nobody has explained yet would be a riddle
  expect(await page.locator('[data-site]').count()).toBe(0);
  await dismiss(page, 'goal');
  await expect(note(page, 'dots')).toBeVisible();
  await expect(page.locator('[data-site]').first()).toBeAttached();
  const strokes = await page
    .locator('[data-site]')
    .evaluateAll((rings) => rings.map((ring) => Number(ring.getAttribute('stroke-width'))));
  expect(strokes).toEqual(strokes.toSorted((a, b) => b - a));
  expect(strokes[0]).toBeGreaterThan(2 * strokes.at(-1)!);
  await read(page, 'dots', '[data-place]');
  await page.reload();
  await myTurn(page);
  await expect(page.locator('[data-site]').first()).toBeAttached();
  await expect(page.locator('[data-coach]')).toHaveCount(0);
  await choosePlace(page, 7);
  await read(page, 'road', '[data-place]');
  await choosePlace(page, 0);
  await myTurn(page);
  await read(page, 'second', '[data-place]');
  await choosePlace(page, 7);
  // the second road is not explained again
  await myTurn(page);
  await expect(page.locator('[data-coach]')).toHaveCount(0);
  await choosePlace(page, 0);
  await myTurn(page);
  await read(page, 'dice', BESIDE);
});

test('a first game is set up on the beginners’ board, and gently where one asks for it', async ({ page }) => {
  await comeNew(page);
  await page.goto('/');
  await page.locator('[data-offer="lesson"]').getByRole('link', { name: 'against beginners' }).click();
  await expect(page.getByRole('radio', { name: 'For beginners' })).toBeChecked();
  await expect(page.locator('[data-level]')).toHaveText('Level: Beginner (makes mistakes)');
  await page.goto('/learn/base/end');
  await expect(page.getByRole('link', { name: 'Play it against bots' })).toHaveAttribute(
    'href',
    /\?level=easy$/,
  );
  await page.evaluate(() =>
    localStorage.setItem('landnam-learned', '{"state":{"seen":["game"]},"version":0}'),
  );
  await page.goto('/new/base');
  await expect(page.getByRole('radio', { name: 'Spiral' })).toBeChecked();
  await expect(page.locator('[data-level]')).toHaveText('Level: Trader (plays to win)');
});

test('robber, card and trade are explained when they first come, beside what they are about', async ({
  page,
}) => {
  await comeNew(page);
  await importAt(
    page,
    'base',
    ['Ann', 'greedy', 'greedy'],
    'robber',
    ({ question }) => question === 'moveRobber',
  );
  await read(page, 'robber', '[data-place]');
  await importAt(
    page,
    'base',
    ['Ann', 'greedy', 'greedy'],
    'card',
    ({ question, types, cards }) => question === 'main' && types.includes('playKnight') && cards[0]! > 5,
  );
  await read(page, 'card', BESIDE);
  await read(page, 'trade', BESIDE);
  await page.reload();
  await myTurn(page);
  await expect(page.locator('[data-part="controls"]')).toBeVisible();
  await expect(page.locator('[data-coach]')).toHaveCount(0);
});
