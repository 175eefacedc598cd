/** A scenario's own rules first, then those of the sea, then those of the base game. */
import { inSpoken } from '../../i18n/fetched.js';
import { useLocale } from '../../session/settings.js';
import { RuleText } from '../base/rules/RuleText.js';
import type { Chapter } from '../base/rules/types.js';
import type { Chapters, SeaText } from './rules/types.js';

const sea = inSpoken<SeaText | readonly []>(
  {
    en: async () => (await import('./rules/en.js')).en,
    de: async () => (await import('./rules/de.js')).de,
    fr: async () => (await import('./rules/fr.js')).fr,
  },
  [],
);

const ChapterText = ({ chapter: { title, rules } }: { readonly chapter: Chapter<string> }) => (
  <section>
    <h2>{title}</h2>
    <dl>
      {Object.entries(rules).map(([id, text]) => (
        <div key={id} id={id}>
          <dt>{id}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export const SeaRules = ({ own }: { readonly own: () => Chapters }) => {
  useLocale();
  return (
    <>
      {[...own(), ...sea()].map((chapter) => (
        <ChapterText key={chapter.title} chapter={chapter} />
      ))}
      <RuleText />
    </>
  );
};
