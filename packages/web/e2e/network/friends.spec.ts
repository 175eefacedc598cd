import { expect, test } from '@playwright/test';
import { atTable, openTable, playTogether, position, samePly, sitDown, somebody, start } from './company.js';

test('two people meet by a link and play; one reloads', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  const link = await openTable(ann, { name: 'Ann' });
  await sitDown(ben, link, 'Ben');
  await start(ann);
  await atTable(ann, ben);
  await playTogether([ann, ben], async (page) => (await position(page)).question === 'main');
  await samePly(ann, ben);
  await ben.reload();
  await atTable(ben);
  await samePly(ann, ben);
});
