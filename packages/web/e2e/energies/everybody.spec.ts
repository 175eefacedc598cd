/** This game's screens, for everyone: nothing axe can find, nothing cut off at 360 px in three languages. */
import { expect, type Page, test } from '@playwright/test';
import { suitsEverybody } from '../looks.js';
import { prefer } from '../table.js';
import { findEmpty, importAt, wantsCleanup } from './hands.js';

const go = async (page: Page, path: string, sign: string): Promise<void> => {
  await prefer(page);
  await page.goto(path);
  await expect(page.locator(sign).first()).toBeAttached();
};

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  setup: (page) => go(page, '/new/energies', '.board'),
  rules: (page) => go(page, '/rules/energies', '#E-81'),
  turn: (page) =>
    importAt(
      page,
      'rotor',
      ({ question, types, ply }) => question === 'main' && types.includes('clearHazard') && ply > 150,
    ),
  plant: async (page) => {
    await importAt(
      page,
      'rotor',
      ({ question, types }) =>
        question === 'main' && types.filter((type) => type === 'buildPlant').length > 3,
    );
    await page.locator('[data-tool="plant"]').click();
    await page.locator('[data-place]').first().press('Enter');
  },
  cleanup: (page) =>
    importAt(
      page,
      'broom',
      ({ question, types }) => question === 'moveRobber' && types.includes('clearHazard'),
      wantsCleanup,
    ),
  'free card': (page) => importAt(page, 'gift', ({ question }) => question === 'freeCard'),
  end: (page) => findEmpty(page, 'empty-bag'),
};

/** What is drawn like nothing else; the rest looks like these. */
const DAILY = new Set(['setup', 'turn', 'end']);

for (const [name, show] of Object.entries(SCREENS))
  test(`the energies screen ${name} is accessible`, { tag: DAILY.has(name) ? [] : '@long' }, async ({
    page,
  }) => {
    await show(page);
    await suitsEverybody(page);
  });
