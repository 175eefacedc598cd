/** Dice that nobody can choose, in real browsers: the seal, and servers that show one thing and do another. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { atTable, openTable, playTogether, sitDown, somebody, start } from './company.js';

interface Frame {
  tell?: string;
  phase?: string;
  view?: string;
  over?: unknown;
  fair?: { commitment: string; opening?: { commitment: string; hashes: (string | null)[] } | null };
}
type Change = (frame: Frame) => void;

const FRAME = /^(\d+)(\[.*)$/s;

/** What a message contains: by itself, or as the answer to entering. */
const framesIn = (message: unknown): Frame[] => {
  if (!Array.isArray(message)) return [];
  return message.flatMap((each: Frame & { tells?: Frame[] }) => (each?.tell ? [each] : (each?.tells ?? [])));
};

const changed = (text: string, change: Change): string => {
  const [, head = '', body = ''] = FRAME.exec(text) ?? [];
  if (body === '') return text;
  const message: unknown = JSON.parse(body);
  for (const frame of framesIn(message)) change(frame);
  return `${head}${JSON.stringify(message)}`;
};

/** A server that lies only to this page; what the page sends is recorded. */
const liesTo = async (page: Page, change: Change): Promise<string[]> => {
  const sent: string[] = [];
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      sent.push(String(message));
      server.send(message);
    });
    server.onMessage((message) =>
      socket.send(typeof message === 'string' ? changed(message, change) : message),
    );
  });
  return sent;
};

const printOf = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByText('Sealed dice').click();
  const print = (await page.locator('[data-print]').textContent()) ?? '';
  await page.keyboard.press('Escape');
  return print;
};

const landnam = fileURLToPath(new URL('../../../cli/dist/main.js', import.meta.url));

const verify = (log: string, seal: string): unknown => {
  const folder = mkdtempSync(join(tmpdir(), 'landnam-seal-'));
  try {
    const [logFile, sealFile] = [join(folder, 'game.log'), join(folder, 'game.seal')];
    writeFileSync(logFile, log);
    writeFileSync(sealFile, seal);
    return JSON.parse(
      execFileSync('node', [landnam, 'verify', logFile, '--seal', sealFile, '--json'], { encoding: 'utf8' }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const savedSeal = async (page: Page): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.locator('[data-dice] [data-save-seal]').click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

test('two browsers seal the same opening; the end is checked automatically, and the saved seal convinces a stranger', async ({
  browser,
}) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  const link = await openTable(ann, { name: 'Ann', people: 2, bots: 1, points: 3 });
  await sitDown(ben, link, 'Ben');
  await start(ann);
  await atTable(ann, ben);
  const print = await printOf(ann);
  expect(print).toMatch(/^(?:[A-HJ-NP-Z2-9]{4} ){3}[A-HJ-NP-Z2-9]{4}$/);
  expect(await printOf(ben)).toBe(print);
  // what was sealed and told outlives the page
  await ann.reload();
  await atTable(ann);
  expect(await printOf(ann)).toBe(print);
  await playTogether([ann, ben]);
  for (const page of [ann, ben])
    await expect(page.locator('[data-dice="good"] [data-seal="matched"]')).toBeVisible();
  const log = await (await ann.request.get(`/api/tables/${link.split('/').at(-1)}/log`)).text();
  expect(verify(log, await savedSeal(ann))).toMatchObject({ holds: true, seal: 'matched' });
});

const refuses = async (pages: readonly [Page, Page], change: Change, why: string): Promise<void> => {
  const [ann, ben] = pages;
  const sent = await liesTo(ben, change);
  const link = await openTable(ann, { name: 'Ann', people: 2 });
  await sitDown(ben, link, 'Ben');
  await start(ann);
  await expect(ben.getByRole('alert').filter({ hasText: 'keeps its number closed' })).toContainText(why);
  expect(sent.some((message) => message.includes('"ready"'))).toBe(true);
  expect(sent.some((message) => message.includes('"open"'))).toBe(false);
};

test('a server that shows another commitment once numbers are bound gets no number', async ({ browser }) => {
  const other: Change = ({ fair, phase }) => {
    if (phase !== 'opening' || !fair?.opening) return;
    fair.commitment = '0'.repeat(64);
    fair.opening.commitment = fair.commitment;
  };
  await refuses([await somebody(browser), await somebody(browser)], other, 'the commitment');
});

test('a server that withholds a puppet’s hash gets no number', async ({ browser }) => {
  const late: Change = ({ fair }) => {
    if (fair?.opening)
      fair.opening.hashes = fair.opening.hashes.map((hash, seat) => (seat === 0 ? null : hash));
  };
  await refuses([await somebody(browser), await somebody(browser)], late, 'the hash of seat 0');
});

test('a server that showed a different position from its log is found out at the end', async ({
  browser,
}) => {
  const ann = await somebody(browser);
  let shown = 0;
  await liesTo(ann, (frame) => {
    if (frame.tell !== 'play' || frame.over || frame.view === undefined || ++shown !== 5) return;
    const bytes = Buffer.from(frame.view, 'base64');
    bytes[bytes.length - 1]! ^= 1;
    frame.view = bytes.toString('base64');
  });
  await openTable(ann, { name: 'Ann', people: 1, bots: 1, points: 3 });
  await start(ann);
  await atTable(ann);
  await playTogether([ann]);
  const bad = ann.locator('[data-dice="bad"]');
  await expect(bad).toContainText('was told a different position from the log');
  await expect(bad.locator('[data-seal="differs"]')).toBeVisible();
});

test('a log with another die is found out automatically', async ({ browser }) => {
  const ann = await somebody(browser);
  await ann.route('**/api/tables/*/log', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replace(/^\* rollDice .*$/m, '* rollDice 1 1') });
  });
  await openTable(ann, { name: 'Ann', people: 1, bots: 1, points: 3 });
  await start(ann);
  await atTable(ann);
  await playTogether([ann]);
  await expect(ann.locator('[data-dice="bad"]')).toContainText('was not drawn');
});
