import { expect, test } from '@playwright/test';
import { myTurn, prefer } from './table.js';

const BUDGET = 180_000;

test('the first load is at most 180 kB of compressed script; the engine is in the worker alone, without other games', async ({
  page,
}) => {
  const sizes: Record<string, number> = {};
  const texts: Promise<readonly [string, string]>[] = [];
  await prefer(page);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    expect(response.headers()['content-encoding']).toBe('br');
    sizes[pathname] = Number(response.headers()['content-length']);
    texts.push(response.text().then((text) => [pathname, text] as const));
  });
  await page.goto('/');
  await page.locator('[data-way="bots"]').click();
  await myTurn(page);
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${total} bytes of compressed script`, sizes);
  expect(Object.keys(sizes).some((path) => path.includes('worker'))).toBe(true);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(BUDGET);

  const files = await Promise.all(texts);
  const strangers = files.filter(([, text]) => /powerPlants|pirateIslands|outposts/.test(text));
  expect(strangers.map(([path]) => path).filter((path) => path.includes('worker'))).toEqual([]);
  const holders = files.filter(([, text]) => text.includes('the frame stack is full'));
  expect(holders.map(([path]) => path)).toEqual([expect.stringContaining('worker')]);
});
