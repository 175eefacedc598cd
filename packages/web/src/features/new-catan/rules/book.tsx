/** The rules in our own words; the benefits' own texts are those of the board. */
import { inSpoken } from '../../../i18n/fetched.js';
import type { Chapter, RuleBook, WrittenRule } from '../../../moves/rulebook.js';
import { BENEFITS, benefitName, benefitText, RACES, raceName, raceOf, ruleOf } from '../benefits.js';
import { BenefitSign } from '../BenefitsPanel.js';
import '../outposts.css';
import { PICTURES } from './pictures/index.js';
import type { NewCatanText } from './types.js';

const text = inSpoken<NewCatanText | undefined>(
  {
    en: async () => (await import('./en.js')).en,
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
  },
  undefined,
);

const captions = inSpoken<Readonly<Record<string, string>>>(
  {
    en: async () => (await import('./pictures/en.js')).en,
    de: async () => (await import('./pictures/de.js')).de,
    fr: async () => (await import('./pictures/fr.js')).fr,
  },
  {},
);

const SIGNS = BENEFITS.map((_, benefit) => () => <BenefitSign benefit={benefit} />);

const ruleFor = (benefit: number): WrittenRule => {
  const more = (text()?.more as Readonly<Record<string, string>> | undefined)?.[ruleOf(benefit)];
  const Sign = SIGNS[benefit];
  return {
    heading: benefitName(benefit),
    text: [benefitText(benefit), more].filter(Boolean).join(' '),
    ...(Sign && { Sign }),
  };
};

const raceChapter = (race: number): Chapter => ({
  title: raceName(race),
  rules: Object.fromEntries(
    BENEFITS.flatMap((_, benefit) =>
      raceOf(benefit) === race ? [[ruleOf(benefit), ruleFor(benefit)] as const] : [],
    ),
  ),
});

export const book: RuleBook = {
  chapters: () => [...(text()?.chapters ?? []), ...RACES.map((_, race) => raceChapter(race))],
  pictures: PICTURES,
  captions,
  ground: { game: 'base', text: () => text()?.base ?? '', link: () => text()?.baseLink ?? '' },
};
