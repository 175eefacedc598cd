/** An action as text, done with what a person has before them: tools, places, choosers, panels, the question to confirm. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Way } from './ways.js';

/** What is touched one after another: `v42` is a place, anything else a selector. */
type Touches = readonly string[];

const TRADE = '[data-tab="trade"]';
const good = (where: string, name: string): string => `${where} button[data-good="${name}"]:visible`;
const tool = (name: string) => (operands: Touches) => [`[data-tool="${name}"]`, ...operands];
const primary = (type: string) => () => [`[data-primary="${type}"]`];
const way = (type: string) => (operands: Touches) => [`[data-way="${type}"]`, ...operands];

const plantOn = (hex: string, plant: string): string =>
  `button[data-plant="${plant}"][data-hex="${hex.slice(1)}"]`;

/** What does not simply stand on the board as a place. */
const TOUCHES: Readonly<Record<string, (operands: Touches) => Touches>> = {
  buildRoad: tool('road'),
  buildSettlement: tool('settlement'),
  buildCity: tool('city'),
  buildShip: tool('ship'),
  moveShip: tool('moveShip'),
  placeShip: way('placeShip'),
  moveInfiltrator: way('moveInfiltrator'),
  buyCard: tool('card'),
  playKnight: () => ['[data-card="knight"]'],
  callDice: primary('callDice'),
  endTurn: primary('endTurn'),
  clearHazard: tool('clear'),
  buildPlant: ([hex = '', corner = '', plant = '']) => ['[data-tool="plant"]', corner, plantOn(hex, plant)],
  demolishPlant: ([hex = '', corner = '']) => ['[data-tool="demolish"]', corner, plantOn(hex, 'fossil')],
  takeFreeCard: () => ['[data-free-card] button[data-good]:enabled >> nth=0'],
  takeGold: ([name = '']) => [good('[data-panel="hand"]', name)],
  stealFrom: ([seat = '']) => [`[data-victim="${seat.slice(1)}"]`],
  tradeWithSupply: ([give = '', get = '']) => [
    TRADE,
    good('[data-supply-gives]', give),
    good('[data-supply-gets]', get),
  ],
  offerTrade: ([give = '', get = '']) => [
    TRADE,
    `[data-panel="trade"] fieldset >> nth=0 >> button[data-good="${give.slice(1)}"]`,
    `[data-panel="trade"] fieldset >> nth=1 >> button[data-good="${get.slice(1)}"]`,
  ],
  takeOffer: () => ['[data-panel="trade"] li .button.primary'],
  tradeMixed: (goods) => [
    TRADE,
    ...goods.map((name, i) => `section [data-pick] >> nth=${i} >> button[data-good="${name}"]`),
    '[data-act="tradeMixed"]',
  ],
  persuade: ([seat = '', ...goods]) => [
    'button[data-benefit="persuasion"]:visible',
    `[data-whom="${seat.slice(1)}"]`,
    ...goods.map((name, i) => `[data-pick] >> nth=${i} >> button[data-good="${name}"]`),
  ],
  buyPoint: () => ['button[data-benefit="pointsForSale"]:visible', '[data-act="buyPoint"]'],
};

const KINDS: Readonly<Record<string, string>> = { h: 'hex', v: 'vertex', e: 'edge' };
const isPlace = (touch: string): boolean => /^[hve]\d+$/.test(touch);
const found = (page: Page, touch: string): Locator =>
  page.locator(isPlace(touch) ? `[data-place="${KINDS[touch.charAt(0)]}${touch.slice(1)}"]` : touch);

const touchesOf = (action: string): Touches => {
  const [type = '', ...operands] = action.split(' ');
  return TOUCHES[type]?.(operands) ?? operands;
};

const confirming = (page: Page): Locator => page.locator('[data-confirm]');
/** Once the learner is asked: the table may still show the end of the last step. */
const plyOf = (page: Page): Promise<string | null> =>
  page.locator('[data-question][data-next="0"]').getAttribute('data-ply');

/** What a touch leads to: what is touched next, or a question to confirm; the last one of an action may lead to what it does at once. */
const led = async (page: Page, next: string | undefined, ply: string | null): Promise<void> => {
  const moved = page.locator(`[data-question]:not([data-ply="${ply}"])`);
  const expected = next === undefined ? moved : found(page, next);
  await expect(expected.or(confirming(page)).first()).toBeAttached();
};

/** Ends early where a chooser has nothing left to choose. */
export const act = async (page: Page, hand: Way, action: string): Promise<void> => {
  const touches = touchesOf(action);
  const ply = await plyOf(page);
  for (const [i, touch] of touches.entries()) {
    await (isPlace(touch) ? hand.place : hand.press)(page, found(page, touch));
    await led(page, touches[i + 1], ply);
    if ((await confirming(page).count()) === 0) continue;
    await hand.press(page, confirming(page));
    return;
  }
};
