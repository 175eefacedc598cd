/** Lessons for everybody: nothing that axe finds, and at 200 % nothing cut off and every way on in reach. */
import { expect, type Page, test } from '@playwright/test';
import { overflowing, suitsEverybody, violationsOn } from '../looks.js';
import { prefer, prefers } from '../table.js';
import { act } from './hands.js';
import { LESSONS, teacher } from './walk.js';
import { WAYS } from './ways.js';

/** A window of 1280 by 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 };

const inWindow = (page: Page, selector: string): Promise<boolean[]> =>
  page.locator(selector).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { top, left, right, bottom, width } = node.getBoundingClientRect();
      return width > 0 && top >= 0 && left >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    }),
  );

const REACHED = ['[data-on]', '[data-leave]', '[data-task]', '.board', '[data-primary]'];

/** Nothing is cut off at the side, and each part is seen whole, if need be by scrolling. */
const suitsZoomed = async (page: Page): Promise<void> => {
  await page.setViewportSize(ZOOMED);
  for (const locale of ['en', 'de', 'fr'] as const) {
    await prefers(page, { locale });
    expect(await overflowing(page), locale).toEqual([]);
    for (const part of REACHED)
      for (const found of await page.locator(part).all()) {
        await found.scrollIntoViewIfNeeded();
        expect(await inWindow(page, part), `${locale} ${part}`).toEqual([true]);
      }
  }
  await prefers(page, { locale: 'en' });
  await page.setViewportSize({ width: 1280, height: 800 });
};

const COLOURS = { within: '[data-part="teacher"]', rules: ['color-contrast', 'link-in-text-block'] };

for (const [i, [game, { steps }]] of Object.entries(LESSONS).entries())
  test(`${game}: its first and its middle step suit everybody, at 200 % too`, {
    tag: i === 0 ? [] : '@long',
  }, async ({ page }) => {
    await prefer(page);
    for (const step of [steps[0]!, steps[Math.floor(steps.length / 2)]!]) {
      await page.goto(`/learn/${game}/${step.id}`);
      await expect(teacher(page, step)).toBeVisible();
      await expect(page.locator('.board')).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await prefers(page, { theme: 'dark' });
      expect(await violationsOn(page, COLOURS)).toEqual([]);
      await prefers(page, { theme: 'light' });
      await suitsZoomed(page);
    }
  });

test('the end of a lesson keeps prices and cards at hand, for everybody', async ({ page }) => {
  await prefer(page);
  await page.goto('/learn/base/end');
  const recap = page.locator('[data-recap]');
  await expect(recap.locator('[data-picture="prices"]')).toContainText('Settlement');
  await expect(recap.locator('[data-picture="longest-road"]').getByRole('img')).toBeVisible();
  await suitsEverybody(page, { tabs: false });
  await page.setViewportSize(ZOOMED);
  expect(await overflowing(page)).toEqual([]);
});

test('a rule opens at its heading on a phone, whatever is drawn above it later', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page);
  await page.goto('/learn/base/settle');
  await page.locator('[data-says="B-31"] :is(a, button)').click();
  const rules = page.locator('[data-part="rules"]');
  await expect(rules.locator('#B-31 [data-picture] svg').first()).toBeVisible();
  await expect(async () => {
    const [heading, head] = [
      await rules.locator('#B-31 h3').boundingBox(),
      await rules.getByRole('button', { name: 'Close' }).boundingBox(),
    ];
    expect(heading!.y).toBeGreaterThan(head!.y + head!.height);
    expect(heading!.y).toBeLessThan(200);
  }).toPass({ timeout: 5000 });
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`who takes one’s own offer is seen without scrolling, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await prefer(page);
    await page.goto('/learn/base/trade');
    await act(page, WAYS.mouse, 'offerTrade 1wool 1brick');
    await expect(page.getByRole('button', { name: 'Trade with Ingrid' })).toBeInViewport({ ratio: 1 });
  });
