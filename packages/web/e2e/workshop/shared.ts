/** Hands for the editor. */
import { expect, type Page } from '@playwright/test';
import { prefer } from '../table.js';

const STEP_X = 25 * Math.sqrt(3);

export const board = (page: Page) => page.locator('[data-editor-board]');
export const problems = (page: Page) => page.locator('[data-problems]');
export const areSolved = (page: Page) => expect(problems(page)).toHaveAttribute('data-problems', '0');
export const take = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Where a hex is on the screen. */
export const spotOf = (page: Page, q: number, r: number) =>
  page.locator('[data-editor-board] [data-scene]').evaluate(
    (scene, [x, y]) => {
      const matrix = (scene as SVGGElement).getScreenCTM()!;
      const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix);
      return { x: left, y: top };
    },
    [(2 * q + r) * STEP_X, 75 * r] as const,
  );

/** A copy of the board that a game brings, checked. */
export const openGame = async (page: Page, game: string): Promise<void> => {
  await prefer(page);
  await page.goto(`/workshop?game=${game}`);
  await areSolved(page);
};

/** An empty board of the base game with one stroke of a brush on it. */
export const begin = async (page: Page, brush: string): Promise<void> => {
  await prefer(page);
  await page.goto('/workshop');
  await take(page, 'Begin');
  await take(page, brush);
  await tap(page, 0, 0);
};

export const tap = async (page: Page, q: number, r: number): Promise<void> => {
  const { x, y } = await spotOf(page, q, r);
  await page.mouse.click(x, y);
};

export const drag = async (page: Page, ...way: readonly (readonly [number, number])[]): Promise<void> => {
  const [from, ...rest] = await Promise.all(way.map(([q, r]) => spotOf(page, q, r)));
  await page.mouse.move(from!.x, from!.y);
  await page.mouse.down();
  for (const to of rest) await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};
