/** The rules of this game in our own words. */
import { Link } from 'wouter';
import { inSpoken } from '../../i18n/fetched.js';
import { useLocale } from '../../session/settings.js';
import { RuleChapters } from '../base/rules/RuleChapters.js';
import type { EnergiesText } from './rules/types.js';

const texts = inSpoken<EnergiesText | undefined>(
  {
    en: async () => (await import('./rules/en.js')).en,
    de: async () => (await import('./rules/de.js')).de,
    fr: async () => (await import('./rules/fr.js')).fr,
  },
  undefined,
);

export const Rules = () => {
  useLocale();
  const text = texts();
  if (text === undefined) return null;
  return (
    <>
      <p>
        {text.base} <Link href="/rules/base">{text.baseLink}</Link>.
      </p>
      <RuleChapters chapters={text.chapters} />
    </>
  );
};
