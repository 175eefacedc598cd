/** The rules of this game in our own words. */
import { Link } from 'wouter';
import { useLocale } from '../../session/settings.js';
import { RuleChapters } from '../base/RuleChapters.js';
import { de } from './rules/de.js';
import { en } from './rules/en.js';
import { fr } from './rules/fr.js';

const TEXTS = { en, de, fr };

export const Rules = () => {
  const text = TEXTS[useLocale()];
  return (
    <>
      <p>
        {text.base} <Link href="/rules/base">{text.baseLink}</Link>.
      </p>
      <RuleChapters chapters={text.chapters} />
    </>
  );
};
