import { expect, test } from '@playwright/test';
import { myTurn, prefer } from './table.js';

const BUDGET = 173_000;

test('the first load is at most 173 kB of compressed script; the engine is only in the worker, without other games', async ({
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

const NETWORK_BUDGET = 46_000;

test('playing with friends loads at most 46 kB more, and the start page neither a socket nor its parts', async ({
  page,
}) => {
  const sizes: Record<string, number> = {};
  const texts: Record<string, string> = {};
  const sockets: string[] = [];
  await prefer(page);
  await page.addInitScript(() => localStorage.setItem('landnam-guest', '1'));
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || pathname.includes('worker')) return;
    sizes[pathname] = Number(response.headers()['content-length']);
    texts[pathname] = await response.text();
  });
  await page.goto('/');
  await page.locator('[data-way="bots"]').click();
  await myTurn(page);
  await page.goto('/');
  await expect(page.locator('.board')).toBeVisible();
  expect(sockets).toEqual([]);
  const first = new Set(Object.keys(sizes));
  for (const path of first) expect(texts[path]).not.toMatch(/websocket|invalid_union/);

  await page.locator('[data-way="together"]').click();
  await page.locator('[data-create]').click();
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.locator('svg[role="img"] path[d^="M"]')).toBeAttached();
  const seats = page.getByRole('button', { name: /^A bot instead/ });
  while ((await seats.count()) > 0) {
    const before = await seats.count();
    await seats.first().click();
    await expect(seats).toHaveCount(before - 1);
  }
  // a host who changes the game stays ready
  await page.locator('[data-start]').click();
  await myTurn(page);
  expect(sockets.filter((url) => url.includes('socket.io'))).not.toEqual([]);
  const more = Object.entries(sizes).filter(([path]) => !first.has(path));
  const total = more.reduce((sum, [, size]) => sum + size, 0);
  console.log(`with friends: ${total} bytes of compressed script`, Object.fromEntries(more));
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(NETWORK_BUDGET);
});
