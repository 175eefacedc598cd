import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../session/settings.js';
import { fetchWords, inSpoken, withWords } from './fetched.js';
import { firstLocale, KEPT_AS, type Locale } from './locale.js';

const inEach = <T,>(load: (locale: Locale) => Promise<T>) => ({
  en: () => load('en'),
  de: () => load('de'),
  fr: () => load('fr'),
});

/** A promise that resolves when the test says so. */
const later = <T,>() => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((kept) => {
    resolve = kept;
  });
  return { promise, resolve };
};

test('a part that is loaded later comes with its texts, and with those of no other language', async () => {
  await speak('de');
  const load = vi.fn((locale: Locale) => Promise.resolve(locale as string));
  const part = await withWords(Promise.resolve().then(() => ({ word: inSpoken(inEach(load), '') })));
  expect(part.word()).toBe('de');
  expect(load.mock.calls).toEqual([['de']]);
  await fetchWords('de');
  expect(load).toHaveBeenCalledOnce();
});

test('a part that is loaded while another language is on its way uses that one too', async () => {
  const slow = later<string>();
  inSpoken(
    inEach(() => slow.promise),
    '',
  );
  const early = fetchWords('en');
  const switched = speak('fr');
  const word = inSpoken(
    inEach((locale) => Promise.resolve(locale as string)),
    '',
  );
  slow.resolve('there');
  await early;
  expect(await switched).toBe(true);
  expect(word()).toBe('fr');
});

test('a part whose texts cannot be loaded is not shown', async () => {
  let down = true;
  const load = (locale: Locale) => (down ? Promise.reject(new Error('no network')) : Promise.resolve(locale));
  const part = Promise.resolve().then(() => inSpoken<string>(inEach(load), ''));
  await expect(withWords(part)).rejects.toThrow('no network');
  down = false;
  expect((await withWords(part))()).toBe('en');
});

const languages = vi.spyOn(navigator, 'languages', 'get');
afterEach(() => languages.mockReset());

test.each([
  ['what was chosen here comes first', '{"state":{"locale":"fr"}}', ['de-AT', 'en'], 'fr'],
  ['then the first language of the browser that the page speaks', null, ['pt-BR', 'de-AT', 'fr'], 'de'],
  ['then English', null, ['pt-BR'], 'en'],
  ['a language that is not spoken here counts for nothing', '{"state":{"locale":"xx"}}', ['fr'], 'fr'],
  ['nor does what cannot be read', '{"state"', ['fr'], 'fr'],
  ['nor what is nothing', 'null', ['fr'], 'fr'],
] as const)('%s', (_, kept, spoken, locale) => {
  languages.mockReturnValue(spoken);
  if (kept === null) localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, kept);
  expect(firstLocale()).toBe(locale);
});
