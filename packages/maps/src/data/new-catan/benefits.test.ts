import { BENEFITS, RACES } from '@landnam/engine/games/new-catan';
import { describe, expect, test } from 'vitest';
import { GLOSSARIES, LANGUAGES, type Term } from '../../glossary.js';

const { races, benefits, texts } = GLOSSARIES['new-catan'];
const terms = (): Term[] => [races, benefits, texts].flatMap((section) => Object.values(section));

describe('texts', () => {
  test('[N-3] every benefit has a name and a text, every race a name; nothing else is there', () => {
    expect(Object.keys(benefits).sort()).toEqual([...BENEFITS].sort());
    expect(Object.keys(texts).sort()).toEqual([...BENEFITS].sort());
    expect(Object.keys(races).sort()).toEqual([...RACES, 'frontier'].sort());
  });

  test('in all three languages, short enough for a card', () => {
    for (const term of terms())
      for (const language of LANGUAGES) {
        expect(term[language].trim()).not.toBe('');
        expect(term[language].length).toBeLessThan(220);
      }
  });

  test('no two benefits read alike, and no text is the same in two languages', () => {
    for (const language of LANGUAGES) {
      expect(new Set(Object.values(texts).map((term) => term[language])).size).toBe(BENEFITS.length);
      expect(new Set(Object.values(benefits).map((term) => term[language])).size).toBe(BENEFITS.length);
    }
    for (const term of Object.values(texts))
      expect(new Set(LANGUAGES.map((language) => term[language])).size).toBe(LANGUAGES.length);
  });
});
