/** Where the sockets go, and what becomes of a table whose worker ends. */
import { expect, test, type Worker } from '@playwright/test';
import { atTable, openTable, playTogether, position, samePly, sitDown, somebody, start } from './company.js';

test('the address of a table’s socket names the table, the lobby’s none', async ({ browser }) => {
  const ann = await somebody(browser);
  const tables: (string | null)[] = [];
  ann.on('websocket', (socket) => tables.push(new URL(socket.url()).searchParams.get('table')));
  const link = await openTable(ann, { name: 'Ann' });
  const [, id] = /\/table\/([\w-]+)/.exec(link) ?? [];
  expect(tables).toEqual([null, id]);
  await ann.reload();
  await expect(ann.locator('[data-link]')).toBeVisible();
  expect(tables).toEqual([null, id, id]);
  await ann.context().close();
});

test('a worker that ends while others play is started again, and shows what they played', async ({
  browser,
}) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  const link = await openTable(ann, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await start(ann);
  await atTable(ann, ben);
  const mover = await playTogether([ann, ben], () => Promise.resolve(true));
  const other = mover === ann ? ben : ann;
  if (mover === undefined) throw new Error('the game is over too soon');
  await samePly(ann, ben);
  const { ply } = await position(other);
  const worker = other.workers().at(-1) as Worker;
  await worker.evaluate(() => self.close());
  await expect(other.locator('[data-notice="fault-worker"]')).toBeVisible();
  await mover.bringToFront();
  // a move that the ended worker is told of
  await playTogether([mover], async (page) => (await position(page)).ply > ply);
  await other.getByRole('button', { name: 'Start it again' }).click();
  await expect(other.locator('[data-notice="fault-worker"]')).toBeHidden();
  await samePly(ann, ben);
  expect((await position(other)).ply).toBeGreaterThan(ply);
  await ann.context().close();
  await ben.context().close();
});
