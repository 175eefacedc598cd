import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { de } from '../rules/de.js';
import { en } from '../rules/en.js';
import { fr } from '../rules/fr.js';
import { rules as cloth } from './cloth/rules.js';
import { rules as fogIslands } from './fog-islands/rules.js';
import { rules as forgottenTribe } from './forgotten-tribe/rules.js';
import { rules as fourIslands } from './four-islands/rules.js';
import { rules as newShores } from './new-shores/rules.js';
import { rules as newWorld } from './new-world/rules.js';
import { rules as pirateIslands } from './pirate-islands/rules.js';
import { rules as throughTheDesert } from './through-the-desert/rules.js';
import { rules as wonders } from './wonders/rules.js';

const SCENARIOS = [
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
const SEA = { en, de, fr };
/** Own maps are made elsewhere. */
const ELSEWHERE = 'S-903';

const specified = [
  ...readFileSync(new URL('../../../../../../docs/rules/seafarers.md', import.meta.url), 'utf8').matchAll(
    /^- \*\*(S-\d+)\*\*/gm,
  ),
].map(([, id]) => id ?? '');

for (const locale of ['en', 'de', 'fr'] as const)
  test(`[S-1] every rule of the sea has a text of its own, ${locale}`, () => {
    const chapters = [...SEA[locale], ...SCENARIOS.flatMap((rules) => rules[locale])];
    const texts = chapters.flatMap(({ rules }) => Object.entries<string>(rules));
    expect(specified.length).toBeGreaterThan(50);
    expect(texts.map(([id]) => id).sort()).toEqual(specified.filter((id) => id !== ELSEWHERE).sort());
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  });
