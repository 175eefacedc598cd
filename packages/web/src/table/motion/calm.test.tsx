import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSettings } from '../../session/settings.js';
import { openTable } from '../../test/fixture.js';
import { Table } from '../Table.js';
import '../../ui/tokens.css';
import '../../ui/global.css';

beforeEach(() => {
  useSettings.getState().set({ motion: 'off' });
  document.getElementById('root')?.remove();
});

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

test('an empty stack shows no number, and screen readers still get its count', async () => {
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />);
  const stacks = all('[data-part="hand"] li[data-good]');
  expect(stacks).toHaveLength(5);
  for (const stack of stacks) {
    const [, count] = stack.children as unknown as readonly [Element, HTMLElement];
    expect(count.textContent).toBe('0');
    expect(getComputedStyle(count).clipPath).toBe('inset(50%)');
  }
});

test('tools that cannot be used have no outline', async () => {
  const session = await openTable();
  await render(<Table session={session} feature={session.feature} />);
  const resting = all('[data-tool][aria-disabled="true"]');
  expect(resting.length).toBeGreaterThan(3);
  for (const tool of resting) {
    const { borderTopStyle, borderTopColor } = getComputedStyle(tool);
    expect([borderTopStyle, borderTopColor]).toEqual(['solid', 'rgba(0, 0, 0, 0)']);
  }
});
