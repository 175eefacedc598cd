import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { withWords } from '../../../i18n/fetched.js';
import { openTable } from '../../../test/fixture.js';
import type { Shown } from '../../setup/usePreview.js';
import { usualRules } from '../lobby/usualRules.js';
import { Agreed } from './Agreed.js';
import { platesOf, TablePlan } from './TablePlan.js';

const OPTIONS = [
  { name: 'pointsToWin', rule: 'B-60', default: 10, least: 3, most: 20 },
  { name: 'friendlyRobber', rule: 'B-60', default: false },
  { name: 'discardLimit', rule: 'B-60', default: 7, least: 5, most: 20 },
];

const preview = async (): Promise<Shown> => {
  await withWords(Promise.resolve());
  const session = await openTable();
  const { info, feature } = session;
  return {
    info,
    feature,
    snapshot: session.snapshot(),
    options: OPTIONS,
    players: [3, 4],
  } as unknown as Shown;
};

test('[B-60] what differs from the usual rules is told with what it means, and only that', async () => {
  const shown = await preview();
  const rules = usualRules();
  const lines = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('[data-agreed]')].map(
      ({ dataset }) => dataset['agreed'] ?? '',
    );
  const screen = await render(<Agreed rules={rules} shown={shown} />);
  expect(lines()).toEqual(['pointsToWin', 'usual', 'pace', 'takeSeats']);
  const house = {
    ...rules,
    options: { friendlyRobber: true, discardLimit: 9 },
    pace: 'fast',
    takeSeats: false,
  } as const;
  await screen.rerender(<Agreed rules={house} shown={shown} />);
  expect(lines()).toEqual(['pointsToWin', 'friendlyRobber', 'discardLimit', 'pace']);
  await expect
    .element(screen.getByText('Spares everybody with fewer than three visible points.'))
    .toBeVisible();
  await expect.element(screen.getByText('Safe hand size: 9')).toBeVisible();
});

test('the plan shows the host at the first seat for people, bots and free seats in their colours', async () => {
  const rules = { ...usualRules(), seats: ['normal', 'open', 'open'] };
  const { container } = await render(<TablePlan shown={await preview()} plates={platesOf(rules, 'Ann')} />);
  const plates = [...container.querySelectorAll('span')];
  expect(plates.map(({ textContent }) => textContent)).toEqual(['Bot: Trader', 'Ann', 'Free']);
  expect(plates.map((plate) => plate.querySelector('.badge')?.classList.contains('seat1'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(container.querySelectorAll('.hex')).toHaveLength(19);
});
