/** Lessons from the first to the last step, as somebody who learns does it: by mouse, finger or keyboard. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { lesson as base } from '../src/features/base/lessons/index.js';
import type { Lesson, LessonStep } from '../src/moves/lesson.js';
import { prefer, type Preferences } from './table.js';

interface Way {
  /** A button, a tab, a card. */
  readonly press: (page: Page, what: Locator) => Promise<void>;
  readonly place: (page: Page, what: Locator) => Promise<void>;
}

/** The board is laid out once its size is known: a place that still moves cannot be hit. */
const middle = async (what: Locator): Promise<{ x: number; y: number }> => {
  let [before, now] = ['', ''];
  await expect(async () => {
    before = now;
    now = JSON.stringify(await what.boundingBox({ timeout: 1000 }));
    expect(now).toBe(before);
  }).toPass();
  const { x, y, width, height } = JSON.parse(now) as { x: number; y: number; width: number; height: number };
  return { x: x + width / 2, y: y + height / 2 };
};

const byKey = async (page: Page, what: Locator): Promise<void> => {
  await what.focus();
  await page.keyboard.press('Enter');
};

const WAYS = {
  mouse: {
    press: (_, what) => what.click(),
    place: async (page, what) => {
      const { x, y } = await middle(what);
      await page.mouse.click(x, y);
    },
  },
  touch: {
    press: (_, what) => what.tap(),
    place: async (page, what) => {
      const { x, y } = await middle(what);
      await page.touchscreen.tap(x, y);
    },
  },
  keyboard: { press: byKey, place: byKey },
} as const satisfies Readonly<Record<string, Way>>;

const KINDS: Readonly<Record<string, string>> = { h: 'hex', v: 'vertex', e: 'edge' };
const TOOLS: Readonly<Record<string, string>> = {
  buildRoad: 'tool=road',
  buildSettlement: 'tool=settlement',
  buildCity: 'tool=city',
  buyCard: 'tool=card',
  playKnight: 'card=knight',
  callDice: 'primary=callDice',
  endTurn: 'primary=endTurn',
  buildShip: 'tool=ship',
};

const part = (page: Page, text: string): Locator => {
  const [name, value] = text.split('=');
  return page.locator(`[data-${name}="${value}"]`);
};

const goodIn = (page: Page, where: string, good: string): Locator =>
  page.locator(`[data-panel="trade"] ${where} button[data-good="${good}"]`);

/** Where several are wished one after another. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  'base/trade': ['offerTrade 1wool 1brick', 'takeOffer p2'],
  'base/knight': ['playKnight', 'moveRobber h11'],
};

const TRADES: Readonly<Record<string, (page: Page, way: Way, operands: readonly string[]) => Promise<void>>> =
  {
    tradeWithSupply: async (page, way, [give = '', get = '']) => {
      await way.press(page, part(page, 'tab=trade'));
      await way.press(page, goodIn(page, '[data-supply-gives]', give));
      await way.press(page, goodIn(page, '[data-supply-gets]', get));
    },
    offerTrade: async (page, way, [give = '', get = '']) => {
      await way.press(page, part(page, 'tab=trade'));
      const sides = page.locator('[data-panel="trade"] fieldset');
      await way.press(page, sides.nth(0).locator(`button[data-good="${give.slice(1)}"]`));
      await way.press(page, sides.nth(1).locator(`button[data-good="${get.slice(1)}"]`));
    },
    takeOffer: (page, way) => way.press(page, page.locator('[data-panel="trade"] li .button.primary')),
  };

/** Does an action as text with the hands that a person has. */
const act = async (page: Page, way: Way, action: string): Promise<void> => {
  const [type = '', ...operands] = action.split(' ');
  const trade = TRADES[type];
  if (trade) return trade(page, way, operands);
  const tool = TOOLS[type];
  if (tool) await way.press(page, part(page, tool));
  const place = operands.find((each) => /^[hve]\d+$/.test(each));
  if (place) await way.place(page, page.locator(`[data-place="${KINDS[place.charAt(0)]}${place.slice(1)}"]`));
  const confirm = page.locator('[data-confirm]');
  await expect(
    confirm.or(verdict(page, 'done')).or(page.locator('[data-question="moveRobber"]')).first(),
  ).toBeVisible();
  if (await confirm.isVisible()) await way.press(page, confirm);
};

const teacher = (page: Page, step: LessonStep): Locator => page.locator(`[data-step="${step.id}"]`);
const verdict = (page: Page, kind: string): Locator => page.locator(`[data-verdict="${kind}"]`);

const goOn = async (page: Page, way: Way): Promise<void> => {
  const next = page.locator('[data-on="next"]');
  await expect(next).toBeVisible();
  if (way === WAYS.keyboard && (await verdict(page, 'done').count()) > 0) await expect(next).toBeFocused();
  await way.press(page, next);
};

const walk = async (page: Page, game: string, { steps }: Lesson, way: Way): Promise<void> => {
  for (const step of steps) {
    await expect(teacher(page, step)).toBeVisible();
    for (const action of ROWS[`${game}/${step.id}`] ?? step.wish?.actions.slice(0, 1) ?? [])
      await act(page, way, action);
    if (step.wish) await expect(verdict(page, 'done')).toBeVisible();
    await goOn(page, way);
  }
  await expect(page.locator('[data-lesson-end]')).toBeVisible();
};

const begin = async (page: Page, game: string, preferences: Preferences): Promise<void> => {
  await prefer(page, preferences);
  await page.goto('/learn');
  await page.locator(`[data-lesson="${game}"] a`).last().click();
};

test('base by mouse: a wrong step is answered and changes nothing, and a lesson is gone on with where it was left', async ({
  page,
}) => {
  await begin(page, 'base', { locale: 'en' });
  const [first, , , corner] = base.steps;
  await expect(teacher(page, first!)).toBeVisible();
  await page.goto(`/learn/base/${corner!.id}`);
  await expect(teacher(page, corner!)).toBeVisible();
  await act(page, WAYS.mouse, 'placeSettlement v8');
  await expect(verdict(page, 'wrong')).toContainText('eight dots');
  await expect(page.locator('[data-place="vertex8"]')).toBeAttached();
  await act(page, WAYS.mouse, 'placeSettlement v0');
  await expect(verdict(page, 'wrong')).toContainText('two ringed corners');
  await expect(page.locator('[data-on="next"]')).toHaveCount(0);
  await page.locator('[data-leave]').click();
  await page.getByRole('link', { name: 'Go on with “Your first corner”' }).click();
  await expect(teacher(page, corner!)).toBeVisible();
  await page.goto(`/learn/base/${first!.id}`);
  await walk(page, 'base', base, WAYS.mouse);
  await page.getByRole('link', { name: 'More lessons' }).click();
  await expect(page.locator('[data-lesson="base"]')).toContainText('Finished');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('base by finger, in German', async ({ page }) => {
    await begin(page, 'base', { locale: 'de' });
    await walk(page, 'base', base, WAYS.touch);
  });
});

test('base by keyboard, in French', async ({ page }) => {
  await begin(page, 'base', { locale: 'fr' });
  await walk(page, 'base', base, WAYS.keyboard);
});
