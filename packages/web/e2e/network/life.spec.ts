/** Who is out, gone, idle or played for by a bot, as the others and they themselves are told. */
import { expect, test } from '@playwright/test';
import { overflowing, violationsOn } from '../looks.js';
import { openTable, PHONE, sitDown, somebody } from './company.js';
import { ownServer } from './ownServer.js';

test('a host who vanishes from the lobby is succeeded, and everybody is told who starts', async ({
  browser,
}) => {
  const server = await ownServer({ hostWait: 1500 });
  const { baseURL } = server;
  const people = [
    await somebody(browser, { baseURL }),
    await somebody(browser, { baseURL }),
    await somebody(browser, { baseURL, ...PHONE }, { locale: 'de' }),
  ] as const;
  const [ann, ben, cem] = people;
  const link = await openTable(ann, { name: 'Ann', people: 3 });
  await sitDown(ben, link, 'Ben');
  await cem.goto(link);
  await cem.getByLabel('Dein Name').fill('Cem');
  await cem.locator('[data-sit]').click();
  await expect(ann.locator('[data-start]')).toBeEnabled();
  await ann.context().setOffline(true);
  await expect(ben.locator('[data-concern="host"]')).toHaveText('You are the host now: you start the game.');
  await expect(cem.locator('[data-concern="host"]')).toHaveText(
    'Ben ist jetzt Gastgeber und beginnt das Spiel.',
  );
  await expect(ben.locator('[data-start]')).toBeEnabled();
  expect(await overflowing(cem)).toEqual([]);
  expect(await violationsOn(cem)).toEqual([]);
  await ann.context().setOffline(false);
  await expect(ann.locator('[data-concern="host"]')).toContainText('Ben is the host now');
  await expect(ann.locator('[data-start]')).toHaveCount(0);
  for (const page of people) await page.context().close();
  await server.close();
});
