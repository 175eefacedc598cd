/** Every rule of the specification has a heading and a text of its own in three languages. */
import { expect, test } from 'vitest';
import base from '../../../../docs/rules/base.md?raw';
import energies from '../../../../docs/rules/energies.md?raw';
import newCatan from '../../../../docs/rules/new-catan.md?raw';
import seafarers from '../../../../docs/rules/seafarers.md?raw';
import type { Chapter } from '../moves/rulebook.js';

type Text = readonly Chapter[] | { readonly chapters: readonly Chapter[]; readonly more?: object };
const TEXTS = import.meta.glob<Readonly<Record<string, Text>>>('./**/rules/{en,de,fr}.ts', { eager: true });
/** People's own maps are made elsewhere. */
const ELSEWHERE = ['S-903'];
/** Benefits have their names and texts in the glossary that the board has. */
const BENEFIT = /^N-[2-9]\d$/;

const specified = [base, seafarers, energies, newCatan]
  .flatMap((page) => [...page.matchAll(/^(?:- |\| )\*\*([BSEN]-\d+)\*\*/gm)].map(([, id]) => id ?? ''))
  .filter((id) => !ELSEWHERE.includes(id) && !BENEFIT.test(id));

const chaptersIn = (text: Text | undefined): readonly Chapter[] =>
  text === undefined ? [] : 'chapters' in text ? text.chapters : text;

const rulesIn = (locale: string) =>
  Object.entries(TEXTS)
    .filter(([path]) => path.endsWith(`/${locale}.ts`))
    .flatMap(([, text]) => chaptersIn(text[locale]))
    .flatMap(({ rules }) => Object.entries(rules));

test.each(['en', 'de', 'fr'])('every rule has a heading in words and a text, %s', (locale) => {
  const rules = rulesIn(locale);
  const inOrder = (ids: readonly string[]): string[] => [...ids].sort((a, b) => a.localeCompare(b));
  expect(specified.length).toBeGreaterThan(130);
  expect(inOrder(rules.map(([id]) => id))).toEqual(inOrder(specified));
  for (const [id, { heading, text }] of rules) {
    expect(heading, id).toMatch(/^\p{Lu}[\p{L}\d ,:’-]+$/u);
    expect(heading.length, id).toBeLessThan(42);
    expect(text.length, id).toBeGreaterThan(15);
    expect(text.startsWith(`${heading}:`), id).toBe(false);
  }
});
