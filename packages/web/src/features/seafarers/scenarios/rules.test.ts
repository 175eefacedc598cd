import { expect, test } from 'vitest';
import specification from '../../../../../../docs/rules/seafarers.md?raw';
import { de } from '../rules/de.js';
import { en } from '../rules/en.js';
import { fr } from '../rules/fr.js';
import type { Chapters } from '../rules/types.js';

type Texts = Readonly<Record<string, Readonly<Record<string, Chapters>>>>;
const SCENARIOS: Texts = import.meta.glob('./*/rules/{en,de,fr}.ts', { eager: true });
const SEA = { en, de, fr };
/** People's own maps are made elsewhere. */
const ELSEWHERE = 'S-903';

const specified = [...specification.matchAll(/^- \*\*(S-\d+)\*\*/gm)].map(([, id]) => id ?? '');
const inOrder = (ids: readonly string[]): string[] => [...ids].sort((a, b) => a.localeCompare(b));

for (const locale of ['en', 'de', 'fr'] as const)
  test(`[S-1] every rule of the sea has a text of its own, ${locale}`, () => {
    const chapters = [...SEA[locale], ...Object.values(SCENARIOS).flatMap((rules) => rules[locale] ?? [])];
    const texts = chapters.flatMap(({ rules }) => Object.entries(rules));
    expect(specified.length).toBeGreaterThan(50);
    expect(inOrder(texts.map(([id]) => id))).toEqual(inOrder(specified.filter((id) => id !== ELSEWHERE)));
    expect(new Set(texts.map(([, { text }]) => text)).size).toBe(texts.length);
  });
