/** A lesson from its first to its last step, as somebody who learns goes through it. */
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { lesson as base } from '../../src/features/base/lessons/index.js';
import { lesson as energies } from '../../src/features/energies/lessons/index.js';
import { lesson as newCatan } from '../../src/features/new-catan/lessons/index.js';
import { lesson as newShores } from '../../src/features/seafarers/lessons/index.js';
import type { Lesson, LessonStep } from '../../src/moves/lesson.js';
import { prefer } from '../table.js';
import { act } from './hands.js';
import { WAYS, type WayName } from './ways.js';

export const LESSONS: Readonly<Record<string, Lesson>> = {
  base,
  'seafarers/new-shores': newShores,
  'energies/first-game': energies,
  'new-catan': newCatan,
};

export const LOCALES = ['en', 'de', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

export interface Walk {
  readonly game: string;
  readonly way: WayName;
  readonly locale: Locale;
}

const WAY_NAMES = Object.keys(WAYS) as WayName[];

/** Every lesson in every way and every language. */
export const WALKS: readonly Walk[] = Object.keys(LESSONS).flatMap((game) =>
  WAY_NAMES.flatMap((way) => LOCALES.map((locale) => ({ game, way, locale }))),
);

/** One walk of each lesson for every day: together they meet each way and each language. */
export const isDaily = ({ game, way, locale }: Walk): boolean => {
  const at = Object.keys(LESSONS).indexOf(game);
  return way === WAY_NAMES[at % WAY_NAMES.length] && locale === LOCALES[(at + 1) % LOCALES.length];
};

export const titleOf = ({ game, way, locale }: Walk): string => `${game} by ${way} in ${locale}`;

export const teacher = (page: Page, { id }: LessonStep): Locator => page.locator(`[data-step="${id}"]`);
export const verdict = (page: Page, kind: string): Locator => page.locator(`[data-verdict="${kind}"]`);

/** The knight's step takes any hex that does not hurt: one of them. */
const ROWS: Readonly<Record<string, readonly string[]>> = { 'base/knight': ['playKnight', 'moveRobber h11'] };

/** All that is wished where an event ends the step; otherwise the first will do. */
const rowOf = (game: string, { id, wish }: LessonStep): readonly string[] =>
  ROWS[`${game}/${id}`] ?? wish?.actions.slice(0, wish.until === undefined ? 1 : undefined) ?? [];

const goOn = async (page: Page, way: WayName): Promise<void> => {
  const next = page.locator('[data-on="next"]');
  await expect(next).toBeVisible();
  if (way === 'keyboard' && (await verdict(page, 'done').count()) > 0) await expect(next).toBeFocused();
  await WAYS[way].press(page, next);
};

export const walk = async (page: Page, { game, way }: Omit<Walk, 'locale'>): Promise<void> => {
  for (const step of LESSONS[game]!.steps) {
    await expect(teacher(page, step)).toBeVisible();
    for (const action of rowOf(game, step)) await act(page, WAYS[way], action);
    if (step.wish) await expect(verdict(page, 'done')).toBeVisible();
    await goOn(page, way);
  }
  await expect(page.locator('[data-lesson-end]')).toBeVisible();
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const deviceOf = (way: WayName): BrowserContextOptions => (way === 'touch' ? PHONE : {});

/** A newcomer's device, from the list of lessons to the end of one. */
export const learn = async (browser: Browser, { game, way, locale }: Walk): Promise<void> => {
  const context = await browser.newContext({
    ...deviceOf(way),
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await prefer(page, { locale });
  await page.goto('/learn');
  await WAYS[way].press(page, page.locator(`[data-lesson="${game}"] a`).last());
  await walk(page, { game, way });
  await context.close();
};
