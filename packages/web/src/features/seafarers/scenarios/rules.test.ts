import { expect, test } from 'vitest';
import specification from '../../../../../../docs/rules/seafarers.md?raw';
import type { Chapter } from '../../base/rules/types.js';
import { de } from '../rules/de.js';
import { en } from '../rules/en.js';
import { fr } from '../rules/fr.js';
import type { RuleTexts } from '../rules/types.js';
import { rules as cloth } from './cloth/rules.js';
import { rules as fogIslands } from './fog-islands/rules.js';
import { rules as forgottenTribe } from './forgotten-tribe/rules.js';
import { rules as fourIslands } from './four-islands/rules.js';
import { rules as newShores } from './new-shores/rules.js';
import { rules as newWorld } from './new-world/rules.js';
import { rules as pirateIslands } from './pirate-islands/rules.js';
import { rules as throughTheDesert } from './through-the-desert/rules.js';
import { rules as wonders } from './wonders/rules.js';

type Texts = RuleTexts<readonly Chapter<string>[]>;
const SCENARIOS: readonly Texts[] = [
  newShores,
  fourIslands,
  fogIslands,
  throughTheDesert,
  forgottenTribe,
  cloth,
  pirateIslands,
  wonders,
  newWorld,
];
const SEA: Texts = { en, de, fr };
/** Own maps are made elsewhere. */
const ELSEWHERE = 'S-903';

const specified = [...specification.matchAll(/^- \*\*(S-\d+)\*\*/gm)].map(([, id]) => id ?? '');
const inOrder = (ids: readonly string[]): string[] => [...ids].sort((a, b) => a.localeCompare(b));

for (const locale of ['en', 'de', 'fr'] as const)
  test(`[S-1] every rule of the sea has a text of its own, ${locale}`, () => {
    const chapters = [...SEA[locale], ...SCENARIOS.flatMap((rules) => rules[locale])];
    const texts = chapters.flatMap(({ rules }) => Object.entries(rules));
    expect(specified.length).toBeGreaterThan(50);
    expect(inOrder(texts.map(([id]) => id))).toEqual(inOrder(specified.filter((id) => id !== ELSEWHERE)));
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  });
