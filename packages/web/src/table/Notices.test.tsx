import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { speak } from '../session/settings.js';
import type { Fault, Snapshot, Unsaved } from '../session/types.js';
import { openTable } from '../test/fixture.js';
import { Notices } from './Notices.js';

const noticed = async (part: Partial<Snapshot>) => {
  const session = await openTable();
  const screen = await render(<Notices session={session} snapshot={{ ...session.snapshot(), ...part }} />);
  return { session, screen };
};

const BOT: Fault = { kind: 'bot', seat: 1, line: 'the bot is lost' };

test('a bot that failed is named in every language, with a way on, an export and a way back', async () => {
  const words = {
    en: 'The bot P1 has failed',
    de: 'Der Bot P1 ist gestolpert',
    fr: 'Le bot P1 a trébuché',
  };
  for (const [locale, text] of Object.entries(words)) {
    await speak(locale as keyof typeof words);
    const { session, screen } = await noticed({ fault: BOT });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('the bot is lost');
    const goOn = vi.spyOn(session, 'goOn');
    const exportLog = vi.spyOn(session, 'exportLog');
    await screen.getByRole('button').nth(0).click();
    expect(goOn).toHaveBeenCalledOnce();
    await screen.getByRole('button').nth(1).click();
    expect(exportLog).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/');
    await screen.unmount();
  }
});

test('the worst is shown first, and every fault and every reason has its own text', async () => {
  const seen = new Set<string>();
  const see = async (part: Partial<Snapshot>, name: string): Promise<void> => {
    const { screen } = await noticed(part);
    const notice = screen.container.querySelector('[data-notice]');
    expect(notice?.getAttribute('data-notice')).toBe(name);
    seen.add(notice?.querySelector('p')?.textContent ?? '');
    await screen.unmount();
  };
  for (const kind of ['bot', 'rules', 'worker'] as const)
    await see({ fault: { ...BOT, kind }, follows: true, unsaved: 'full' }, `fault-${kind}`);
  await see({ follows: true, unsaved: 'full' }, 'follows');
  const reasons: readonly Unsaved[] = ['full', 'refused', 'held', 'elsewhere'];
  for (const unsaved of reasons) await see({ unsaved }, `unsaved-${unsaved}`);
  expect(seen.size).toBe(8);
  expect(seen.has('')).toBe(false);
});

test('a following tab can take over', async () => {
  const { session, screen } = await noticed({ follows: true });
  const takeOver = vi.spyOn(session, 'takeOver');
  await screen.getByRole('button', { name: 'Play here instead' }).click();
  expect(takeOver).toHaveBeenCalledOnce();
});

test('what was read can be hidden, and is found again; something new is shown anyway', async () => {
  const { session, screen } = await noticed({ unsaved: 'full' });
  const text = (): Element | null => document.querySelector('[data-notice]');
  await screen.getByRole('button', { name: 'Hide this notice' }).click();
  expect(text()).toBeNull();
  await screen.getByRole('button', { name: 'Show the notice' }).click();
  expect(text()).not.toBeNull();
  await screen.getByRole('button', { name: 'Hide this notice' }).click();
  const snapshot = { ...session.snapshot(), unsaved: 'held' } as const;
  await screen.rerender(<Notices session={session} snapshot={snapshot} />);
  expect(text()?.getAttribute('data-notice')).toBe('unsaved-held');
});
