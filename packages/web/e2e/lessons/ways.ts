/** Three ways to touch a table: nothing but a mouse, a finger or a keyboard. */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Aim, towards } from '../../src/board/aims.js';

export interface Way {
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
  }).toPass({ intervals: [20, 50, 100, 200] });
  const { x, y, width, height } = JSON.parse(now) as { x: number; y: number; width: number; height: number };
  return { x: x + width / 2, y: y + height / 2 };
};

/** How many times Tab, or Tab backwards, until something has the focus; null if Tab never gets there. */
const tabsTo = (what: Locator): Promise<number | null> =>
  what.evaluate((node) => {
    const reached = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
    ].filter(
      (each) =>
        each.tabIndex >= 0 &&
        !each.matches(':disabled') &&
        each.checkVisibility({ visibilityProperty: true }),
    );
    const to = reached.indexOf(node as HTMLElement);
    if (to < 0) return null;
    const from = document.activeElement ?? document.body;
    const before = reached.filter(
      (each) => from !== each && from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    return reached.includes(from as HTMLElement) || to < before.length
      ? to - before.length
      : to - before.length + 1;
  });

/** What is focused may change what can be: counted again until it is there. */
const MOST_COUNTS = 6;

/** All at once: the browser keeps their order, and nobody waits for each of them. */
const pressTab = async ({ keyboard }: Page, times: number): Promise<void> => {
  if (times < 0) await keyboard.down('Shift');
  await Promise.all(Array.from({ length: Math.abs(times) }, () => keyboard.press('Tab')));
  if (times < 0) await keyboard.up('Shift');
};

const tabTo = async (page: Page, what: Locator): Promise<void> => {
  for (let i = 0; i < MOST_COUNTS; i++) {
    const tabs = await tabsTo(what);
    if (tabs === 0) return;
    await pressTab(page, tabs ?? 0);
  }
  throw new Error(`Tab never reaches ${what.toString()}`);
};

const byTab = async (page: Page, what: Locator): Promise<void> => {
  await expect(what).toBeVisible();
  await expect(what).toBeEnabled();
  await tabTo(page, what);
  await page.keyboard.press('Enter');
};

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Everything that glows, and where. */
const aimsOn = async (page: Page): Promise<readonly Aim[]> => {
  const found = await page.locator('[data-place]').evaluateAll((nodes) =>
    nodes.map((node) => {
      const [x, y] = (node.getAttribute('transform') ?? '').match(/-?[\d.]+/g)!.map(Number);
      return { key: node.getAttribute('data-place'), point: { x, y } };
    }),
  );
  return found as unknown as Aim[];
};

/** The fewest arrows that lead from one place to another. */
const arrowsTo = (aims: readonly Aim[], from: string, to: string): readonly string[] => {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [key, way] of ways) {
    if (key === to) return way;
    for (const arrow of ARROWS) {
      const next = towards(aims, aims.find((aim) => aim.key === key)!, arrow);
      if (next && !ways.has(next.key)) ways.set(next.key, [...way, arrow]);
    }
  }
  throw new Error(`no arrows lead from ${from} to ${to}`);
};

/** With Tab to the board, and from place to place with the arrows. */
const byArrows = async (page: Page, what: Locator): Promise<void> => {
  await expect(what).toBeAttached();
  await tabTo(page, page.locator('[data-place][tabindex="0"]'));
  const from = await page.locator('[data-place]:focus').getAttribute('data-place');
  const to = await what.getAttribute('data-place');
  for (const arrow of arrowsTo(await aimsOn(page), from!, to!)) await page.keyboard.press(arrow);
  await expect(what).toBeFocused();
  await page.keyboard.press('Enter');
};

export const WAYS = {
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
  keyboard: { press: byTab, place: byArrows },
} as const satisfies Readonly<Record<string, Way>>;

export type WayName = keyof typeof WAYS;
