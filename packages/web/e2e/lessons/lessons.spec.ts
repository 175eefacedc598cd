/** Every lesson by mouse, finger and keyboard and in three languages. */
import { expect, test } from '@playwright/test';
import { prefer } from '../table.js';
import { act } from './hands.js';
import { isDaily, learn, LESSONS, teacher, titleOf, verdict, WALKS } from './walk.js';
import { WAYS } from './ways.js';

for (const walk of WALKS)
  test(
    `${titleOf(walk)}: from the list of lessons to the end`,
    { tag: isDaily(walk) ? [] : '@long' },
    ({ browser }) => learn(browser, walk),
  );

test('a wrong step is answered and changes nothing, and a lesson is gone on with where it was left', async ({
  page,
}) => {
  const corner = LESSONS['base']!.steps.find(({ id }) => id === 'corner')!;
  await prefer(page);
  await page.goto('/learn/base/corner');
  await expect(teacher(page, corner)).toBeVisible();
  await act(page, WAYS.mouse, 'placeSettlement v8');
  await expect(verdict(page, 'wrong')).toContainText('eight dots');
  await expect(page.locator('[data-place="vertex8"]')).toBeAttached();
  await act(page, WAYS.mouse, 'placeSettlement v0');
  await expect(verdict(page, 'wrong')).toContainText('two ringed corners');
  await expect(page.locator('[data-on="next"]')).toHaveCount(0);
  await expect(page.locator('[data-again]')).toHaveCount(0);
  // where the pointer rests after “Next”: it is not the way that is meant
  await page.locator('[data-on="skip"]').hover();
  await expect(page.locator('[data-on="skip"]')).toHaveCSS('border-color', 'rgba(0, 0, 0, 0)');
  await page.locator('[data-leave]').click();
  await page.getByRole('link', { name: 'Go on with “Your first corner”' }).click();
  await expect(teacher(page, corner)).toBeVisible();
  await page.goto('/learn/base/end');
  await page.getByRole('link', { name: 'More lessons' }).click();
  await expect(page.locator('[data-lesson="base"]')).toContainText('Finished');
});
