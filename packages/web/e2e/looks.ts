/** What is looked for on every screen: violations axe can find, and anything cut off. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { myTurn, type Preferences } from './table.js';

/** Played in English, looked at in another language. */
export const speak = async (page: Page, { locale = 'en' }: Preferences): Promise<void> => {
  if (locale === 'en') return;
  await page.evaluate((wanted) => {
    const saved = JSON.parse(localStorage.getItem('landnam-settings') ?? '{}') as {
      state: { locale: string };
    };
    saved.state.locale = wanted;
    localStorage.setItem('landnam-settings', JSON.stringify(saved));
  }, locale);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await myTurn(page);
};

/** The screen itself and, at a table, each of its tabs. */
export const everyView = async (page: Page, look: () => Promise<void>): Promise<void> => {
  await look();
  const shown = page.locator('[data-tab]:is(button):visible');
  for (let i = 0; i < (await shown.count()); i++) {
    if (await page.getByRole('dialog').isVisible()) return;
    await shown.nth(i).click();
    const summary = page.locator('li[data-seat] summary').first();
    if (await summary.isVisible()) await summary.click();
    await look();
  }
};

export const violationsOn = async (page: Page): Promise<unknown[]> => {
  const { violations } = await new AxeBuilder({ page })
    // the drawing has thousands of parts and nothing to say: what can be chosen on it is checked
    .exclude('.board [aria-hidden="true"]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 160)) }));
};

/** Elements whose content is wider than their box, and text that is cut. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (node: Element): boolean =>
      node.closest('.hidden, .skip, svg, [aria-hidden="true"]') !== null ||
      node.getClientRects().length === 0 ||
      // shown to screen readers alone
      getComputedStyle(node).clipPath === 'inset(50%)';
    const tell = (node: Element): string =>
      `${node.tagName} ${node.className} "${node.textContent.slice(0, 50)}"`;
    const wide = [...document.querySelectorAll('body *')]
      .filter((node) => !isHidden(node))
      .filter((node) => {
        const { right, left } = node.getBoundingClientRect();
        return right > innerWidth + 1 || left < -1 || node.scrollWidth > node.clientWidth + 1;
      })
      // what only screen readers meet is one pixel wide
      .filter((node) => node.clientWidth > 1)
      .map(tell);
    return document.documentElement.scrollWidth > innerWidth ? ['the page itself', ...wide] : wide;
  });
