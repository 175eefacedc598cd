/** What is checked on every screen: violations axe can find, and anything cut off. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { prefers } from './table.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Everything that a theme can break: only colours differ. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

interface Part {
  /** A part of the page; all of it by default. */
  readonly within?: string;
  readonly rules?: readonly string[];
}

/** Axe is half a megabyte: a page that has it is not given it again. */
const axeFor = async (page: Page): Promise<AxeBuilder> => {
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page });
  // a page without frames needs no second one to collect results in, and passes need not be reported
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode();
};

/** The drawing has thousands of parts and no text: only what can be chosen on it is checked. Old lines are like new ones. */
const LEFT_OUT = ['.board [aria-hidden="true"]', 'ol[tabindex] > li:nth-last-child(n + 40)'];

export const violationsOn = async (page: Page, { within, rules }: Part = {}): Promise<unknown[]> => {
  const axe = await axeFor(page);
  if (within !== undefined) axe.include(within);
  for (const part of LEFT_OUT) axe.exclude(part);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(TAGS)).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 160)) }));
};

const OF_A_TAB = 'nav, aside, [data-panel="players"]';

/** The screen itself and, at a table, each of its tabs: then only what a tab shows is new. */
const everyView = async (page: Page, look: (within?: string) => Promise<void>): Promise<void> => {
  await look();
  const shown = page.locator('[data-tab]:is(button):visible');
  for (let i = 0; i < (await shown.count()); i++) {
    if (await page.getByRole('dialog').isVisible()) return;
    await shown.nth(i).click();
    const summary = page.locator('li[data-seat] summary').first();
    if (await summary.isVisible()) await summary.click();
    await look(OF_A_TAB);
  }
};

const axeFindsNothing = async (page: Page, within?: string): Promise<void> => {
  const part = within === undefined ? {} : { within };
  expect(await violationsOn(page, part)).toEqual([]);
  await prefers(page, { theme: 'dark' });
  expect(await violationsOn(page, { ...part, rules: OF_COLOURS })).toEqual([]);
  await prefers(page, { theme: 'light' });
};

const PHONE = { width: 360, height: 740 };

const nothingIsCutOff = async (page: Page, tabs: boolean): Promise<void> => {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => document.fonts.ready);
  for (const locale of ['en', 'de', 'fr'] as const) {
    await prefers(page, { locale });
    const look = async (): Promise<void> => expect(await overflowing(page), locale).toEqual([]);
    await (tabs ? everyView(page, look) : look());
  }
  await prefers(page, { locale: 'en' });
};

/** One screen, opened once: nothing axe can find in either theme, nothing cut off at 360 px in three languages. */
export const suitsEverybody = async (page: Page, { tabs = true } = {}): Promise<void> => {
  const look = (within?: string): Promise<void> => axeFindsNothing(page, within);
  await (tabs ? everyView(page, look) : look());
  await nothingIsCutOff(page, tabs);
};

/** Elements whose content is wider than their box, and text that is cut; what scrolls sideways on purpose says so, and can be reached by keys. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // only a table or a plot, named and in reach of keys, and only what is inside
    const scrolls = (box: Element | null | undefined): boolean =>
      box?.matches('[role="region"][aria-label][tabindex="0"]:has(> table, > svg, > figure)') === true &&
      ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    const isHidden = (node: Element): boolean =>
      node.closest('.hidden, .skip, svg, [aria-hidden="true"]') !== null ||
      scrolls(node.parentElement?.closest('[data-sideways]')) ||
      node.getClientRects().length === 0 ||
      // what opens the list of colours lies unseen over the colour
      getComputedStyle(node).opacity === '0' ||
      // only for screen readers
      getComputedStyle(node).clipPath === 'inset(50%)';
    // a closed list, or a field that only shows, may be shorter than what stands in it, as long as it shows that
    const shortens = (node: Element): boolean =>
      node.matches('select, input[readonly]') && getComputedStyle(node).textOverflow === 'ellipsis';
    const tell = (node: Element): string =>
      `${node.tagName} ${node.className} "${node.textContent.slice(0, 50)}"`;
    const wide = [...document.querySelectorAll('body *')]
      .filter((node) => !isHidden(node))
      .filter((node) => {
        const { right, left } = node.getBoundingClientRect();
        const isCut =
          node.scrollWidth > node.clientWidth + 1 &&
          !(node.matches('[data-sideways]') && scrolls(node)) &&
          !shortens(node);
        return right > innerWidth + 1 || left < -1 || isCut;
      })
      // what is only for screen readers is one pixel wide
      .filter((node) => node.clientWidth > 1)
      .map(tell);
    return document.documentElement.scrollWidth > innerWidth ? ['the page itself', ...wide] : wide;
  });
