/** The language changes together with its texts, or not at all. */
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { KEPT_AS, keptLocale, type Locale } from '../../i18n/locale.js';
import { makeTexts } from '../../i18n/texts.js';
import { startSettings, useLocale } from '../../session/settings.js';
import { SettingsForm } from './SettingsForm.js';

/** A part of the page whose texts arrive when the test lets them. */
const atOnce = (): Promise<void> => Promise.resolve();
let arrive = { en: atOnce, de: atOnce, fr: atOnce };
const wordsOf = (locale: Locale) => async () => {
  await arrive[locale]();
  return { hello: `hello ${locale}` };
};
const t = makeTexts({ en: wordsOf('en'), de: wordsOf('de'), fr: wordsOf('fr') });

beforeAll(startSettings);

const Page = () => {
  useLocale();
  return (
    <>
      <h1>{t.hello()}</h1>
      <SettingsForm />
    </>
  );
};

const show = async () => {
  const screen = await render(<Page />);
  return {
    screen,
    choose: (language: string) => screen.getByText(language, { exact: true }).click(),
    speaks: async (locale: Locale, legend: string): Promise<void> => {
      await expect.element(screen.getByRole('heading')).toHaveTextContent(`hello ${locale}`);
      await expect.element(screen.getByRole('group', { name: legend })).toBeVisible();
      expect(document.documentElement.lang).toBe(locale);
    },
    isMarked: (language: string) =>
      expect.element(screen.getByRole('radio', { name: language, exact: true })).toBeChecked(),
  };
};

test('texts that cannot be loaded are reported as missing, the old language stays, and a second try may succeed', async () => {
  const { screen, choose, speaks, isMarked } = await show();
  arrive = { ...arrive, fr: () => Promise.reject(new Error('no network')) };
  await choose('Français');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Français cannot be loaded right now');
  await speaks('en', 'Language');
  await isMarked('English');
  expect(keptLocale()).toBe('en');
  arrive = { ...arrive, fr: atOnce };
  await choose('Français');
  await speaks('fr', 'Langue');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(keptLocale()).toBe('fr');
});

test('nothing changes before the texts are there, and the last choice counts', async () => {
  const { choose, speaks, isMarked } = await show();
  let release = (): void => undefined;
  const slow = new Promise<void>((kept) => {
    release = kept;
  });
  arrive = { ...arrive, de: () => slow };
  await choose('Deutsch');
  await isMarked('Deutsch');
  await speaks('en', 'Language');
  await choose('Français');
  await speaks('fr', 'Langue');
  release();
  await slow;
  await isMarked('Français');
  await speaks('fr', 'Langue');
  await choose('Deutsch');
  await speaks('de', 'Sprache');
});

test('a language that is chosen in another tab applies in this one', async () => {
  const { speaks } = await show();
  const kept = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as { state: object };
  const newValue = JSON.stringify({ ...kept, state: { ...kept.state, locale: 'de', theme: 'dark' } });
  localStorage.setItem(KEPT_AS, newValue);
  dispatchEvent(new StorageEvent('storage', { key: KEPT_AS, newValue }));
  await speaks('de', 'Sprache');
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
