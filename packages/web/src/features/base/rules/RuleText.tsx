import { inSpoken } from '../../../i18n/fetched.js';
import { useLocale } from '../../../session/settings.js';
import { RuleChapters } from './RuleChapters.js';
import type { BaseText } from './types.js';

const chapters = inSpoken<BaseText | readonly []>(
  {
    en: async () => (await import('./en.js')).en,
    de: async () => (await import('./de.js')).de,
    fr: async () => (await import('./fr.js')).fr,
  },
  [],
);

export const RuleText = () => {
  useLocale();
  return <RuleChapters chapters={chapters()} />;
};
