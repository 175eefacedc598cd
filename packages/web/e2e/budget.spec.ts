import { expect, test } from '@playwright/test';
import { myTurn, prefer } from './table.js';

const BUDGET = 180_000;

test('the first load is at most 180 kB of compressed script; the engine is in the worker alone, without other games', async ({
  page,
}) => {
  const sizes: Record<string, number> = {};
  const texts = new Map<string, Promise<string>>();
  await prefer(page);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    expect(response.headers()['content-encoding']).toBe('br');
    sizes[pathname] = Number(response.headers()['content-length']);
    texts.set(pathname, response.text());
  });
  await page.goto('/');
  await page.locator('[data-way="bots"]').click();
  await myTurn(page);
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${total} bytes of compressed script`, sizes);
  expect(Object.keys(sizes).some((path) => path.includes('worker'))).toBe(true);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(BUDGET);

  const holding = async (words: RegExp): Promise<string[]> => {
    const found: string[] = [];
    for (const [path, text] of texts) if (words.test(await text)) found.push(path);
    return found;
  };
  const strangers = await holding(/powerPlants|pirateIslands|outposts/);
  expect(strangers.filter((path) => path.includes('worker'))).toEqual([]);
  expect(await holding(/the frame stack is full/)).toEqual([expect.stringContaining('worker')]);
});
