/** Terms of games whose rule books use their own words, for page and command line; the engine keeps its names. */
import energies from './data/energies/glossary.json' with { type: 'json' };
import { newCatanGlossary } from './data/new-catan/index.js';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Term = Readonly<Record<Language, string>>;
/** Section → id → the term in every language. */
export type Glossary = Readonly<Record<string, Readonly<Record<string, Term>>>>;

/** By recipe. */
export const GLOSSARIES: Readonly<Record<string, Glossary>> = {
  energies,
  'new-catan': newCatanGlossary,
};
