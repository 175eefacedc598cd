/** A reader loads the texts of one language together with the page, and of another when it is chosen. */
import { expect, type Page, test } from '@playwright/test';
import { de } from '../src/i18n/words/de.js';
import { en } from '../src/i18n/words/en.js';
import { fr } from '../src/i18n/words/fr.js';
import { myTurn, play, prefer } from './table.js';

const TAGLINES = { en: en.app_tagline, de: String(de.app_tagline), fr: String(fr.app_tagline) };
type Locale = keyof typeof TAGLINES;

/** The files of texts and rules that were requested, by language. */
const asked = (page: Page): Readonly<Record<Locale, string[]>> => {
  const found: Record<Locale, string[]> = { en: [], de: [], fr: [] };
  page.on('request', (request) => {
    const [, name = '', locale] =
      /\/assets\/((?:words|rules)-(?:[\w-]+-)?(en|de|fr))-[^/]{8}\.js$/.exec(request.url()) ?? [];
    if (locale && !found[locale as Locale].includes(name)) found[locale as Locale].push(name);
  });
  return found;
};

const speaks = async (page: Page, locale: Locale): Promise<void> => {
  await expect(page.getByText(TAGLINES[locale])).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
};

const choose = async (page: Page, language: string): Promise<void> => {
  if (!(await page.getByRole('dialog').isVisible())) await page.locator('header button').last().click();
  await page.getByRole('dialog').getByRole('radio', { name: language }).click();
};

/** Everything the page ever showed, from the first drawing on. */
const watchTexts = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.getElementById('root')?.textContent ?? '';
      if (text !== '') seen.push(`${document.documentElement.lang} ${text}`);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** A person who has chosen nothing yet. */
test.use({ locale: 'de-AT' });

test('a German visitor loads only German, and sees nothing else', async ({ page }) => {
  const words = asked(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  await watchTexts(page);
  await page.goto('/');
  await speaks(page, 'de');
  // a newcomer is offered a lesson
  await expect.poll(() => words).toEqual({ en: [], de: ['words-de', 'words-lessons-de'], fr: [] });
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  for (const text of seen) expect(text).toMatch(/^de .*Besiedle eine Insel/s);

  await page.locator('[data-way="bots"]').click();
  await myTurn(page);
  await page.locator('[data-rules]').click();
  await expect(page.locator('#B-60')).toBeAttached();
  for (const game of ['seafarers/wonders', 'energies', 'new-catan']) {
    await page.goto(`/rules/${game}`);
    await expect(page.locator('article h3').first()).toBeVisible();
    await play(page, `game=${game}&seed=words&players=person:Ann,greedy,greedy`, { locale: 'de' });
  }
  await page.goto('/together');
  await expect(page.locator('[data-create]')).toBeVisible();
  expect([...new Set(words.de)].sort()).toEqual(
    ['coach', 'lessons', 'network', 'rules', 'seafarers', 'energies', 'new-catan']
      .map((part) => `words-${part}-de`)
      .concat('words-de', ...['base', 'seafarers', 'energies', 'new-catan'].map((part) => `rules-${part}-de`))
      .sort(),
  );
  expect([words.en, words.fr]).toEqual([[], []]);
  const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
  const all = (await Promise.all(texts)).join('\n');
  expect(all).toContain(TAGLINES.de);
  for (const foreign of [TAGLINES.en, TAGLINES.fr, 'The Fog Islands', 'Les îles dans le brouillard'])
    expect(all).not.toContain(foreign);
});

test('a German visitor’s texts are on their way before any script of the page is there', async ({ page }) => {
  const words = page.waitForRequest(/\/assets\/words-de-/);
  // all scripts are held back until the texts are requested: a page that needs a script for that waits for ever
  await page.route(/\/assets\/(?!words-).*\.js$/, async (route) => {
    await words;
    await route.continue();
  });
  await page.goto('/');
  await speaks(page, 'de');
});

test('a German visitor is told in German that the page cannot be loaded, and may try again', async ({
  page,
}) => {
  await page.route(/\/assets\/words-/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText('Landnam lässt sich gerade nicht laden.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.unroute(/\/assets\/words-/);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await speaks(page, 'de');
});

test('another language is loaded when it is chosen, for every part that was opened', async ({ page }) => {
  const words = asked(page);
  await play(page, 'game=seafarers/cloth&seed=words&players=person:Ann,greedy,greedy');
  await choose(page, 'Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
  expect(words).toEqual({
    en: ['words-en', 'words-seafarers-en'],
    de: [],
    fr: expect.arrayContaining(['words-fr', 'words-seafarers-fr']) as unknown,
  });
  words.en.length = 0;
  await page.reload();
  await expect(page.locator('[data-question]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(words.en).toEqual([]);
});

test('a language that cannot be loaded is reported as missing, and the page stays as it was', async ({
  page,
}) => {
  await prefer(page);
  await page.route(/\/assets\/words-de-/, (route) => route.abort());
  await page.goto('/');
  await speaks(page, 'en');
  await choose(page, 'Deutsch');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('alert')).toHaveText(
    'Deutsch cannot be loaded right now. The page stays in English; reload it to try again.',
  );
  await expect(dialog.getByRole('radio', { name: 'English' })).toBeChecked();
  await speaks(page, 'en');
  await page.unroute(/\/assets\/words-de-/);
  // a browser may remember that a module could not be loaded
  await page.reload();
  await speaks(page, 'en');
  await choose(page, 'Deutsch');
  await speaks(page, 'de');
});
