import { inSpoken } from '../../i18n/fetched.js';
import { useLocale } from '../../session/settings.js';
import { RuleChapters } from './RuleChapters.js';
import type { BaseText } from './rules/types.js';

const chapters = inSpoken<BaseText | readonly []>(
  {
    en: async () => (await import('./rules/en.js')).en,
    de: async () => (await import('./rules/de.js')).de,
    fr: async () => (await import('./rules/fr.js')).fr,
  },
  [],
);

export const RuleText = () => {
  useLocale();
  return <RuleChapters chapters={chapters()} />;
};
