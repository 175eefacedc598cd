/** Helpers for what only this game asks, and its games to import. */
import { readFileSync } from 'node:fs';
import type { Action } from '@landnam/engine';
import { expect, type Page } from '@playwright/test';
import { type Asked, importLog, logUntil } from '../position.js';
import { choosePlace, myTurn, position, step } from '../table.js';

/**
 * Written by `landnam simulate --game energies/first-game --players 3 --log`, with greedy bots (seed bag) and random
 * ones (seed lose); check lines and the last draw are removed, so that Ann finds the bag empty.
 */
const storedLog = (name: 'empty-bag' | 'all-lose'): string =>
  readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');

export const importAt = (
  page: Page,
  seed: string,
  isThere: (asked: Asked) => boolean,
  prefers?: (action: Action) => boolean,
): Promise<void> =>
  importLog(page, logUntil('energies', ['Ann', 'greedy', 'greedy', 'greedy'], seed, isThere, prefers));

/** Bots seldom buy cards here. */
export const wantsCleanup = ({ type }: Action): boolean => type === 'buyCard' || type === 'playCleanup';

/** The bag is empty, and Ann is to draw. */
export const findEmpty = async (page: Page, name: 'empty-bag' | 'all-lose'): Promise<void> => {
  await importLog(page, storedLog(name));
  await page.locator('[data-primary="callDice"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Chooses a place, a plant where there are several, and confirms. */
export const chooseSite = async (page: Page): Promise<void> => {
  const { ply } = await position(page);
  await page.locator('[data-place]').first().press('Enter');
  const confirm = page.locator('[data-confirm]');
  const plant = page.locator('button[data-plant]').first();
  await confirm.or(plant).first().waitFor();
  if (await plant.isVisible()) await plant.click();
  await confirm.click();
  await expect(async () => expect((await position(page)).ply).toBeGreaterThan(ply)).toPass();
};

const ANSWERS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  hazardOnBuilding: (page) => choosePlace(page, 0),
  hazardOnHex: (page) => choosePlace(page, 0),
  freePlant: (page) => page.locator('[data-primary="waiveFreePlant"]').click(),
  freeCard: (page) => page.locator('[data-panel="hand"] button[data-good]').first().click(),
};

const READY = '[data-answer="no"], [data-primary="endTurn"][aria-disabled="false"]';

/** Plain play until this is asked; at the end nothing is asked. */
export const playTo = async (page: Page, wanted: string, most: number): Promise<void> => {
  for (let i = 0; i < most; i++) {
    const { question, ply } = await myTurn(page);
    if (question === wanted) return;
    // the trade tab opens a moment after the question
    if (question === 'main') await page.locator(READY).first().waitFor();
    const answer = ANSWERS[question];
    if (answer === undefined) await step(page);
    else {
      await answer(page);
      await expect(async () => expect((await position(page)).ply).toBeGreaterThan(ply)).toPass();
    }
  }
  throw new Error('the game does not get there');
};
