import { expect, test } from '@playwright/test';
import { myTurn, prefer } from './table.js';

const BUDGET = 180_000;

test('the first load, worker included, is at most 180 kB of compressed script', async ({ page }) => {
  const sizes: Record<string, number> = {};
  const cdp = await page.context().newCDPSession(page);
  await prefer(page);
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    expect(response.headers()['content-encoding']).toBe('br');
    sizes[new URL(response.url()).pathname] = Number(response.headers()['content-length']);
  });
  await cdp.send('Network.enable');
  await page.goto('/');
  await page.locator('[data-way="bots"]').click();
  await myTurn(page);
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(`first load: ${total} bytes of compressed script`, sizes);
  expect(Object.keys(sizes).some((path) => path.includes('worker'))).toBe(true);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(BUDGET);
});

test('the engine is in the worker and nowhere else, without the rules of other games', async ({ page }) => {
  const texts: Record<string, string> = {};
  await prefer(page);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) void response.text().then((text) => (texts[pathname] = text));
  });
  await page.goto('/');
  await page.locator('[data-way="bots"]').click();
  await myTurn(page);
  const strangers = Object.keys(texts).filter((path) =>
    /powerPlants|pirateIslands|outposts/.test(texts[path] ?? ''),
  );
  expect(strangers.filter((path) => path.includes('worker'))).toEqual([]);
  const holders = Object.keys(texts).filter((path) => texts[path]?.includes('the frame stack is full'));
  expect(holders).toHaveLength(1);
  expect(holders[0]).toContain('worker');
});
