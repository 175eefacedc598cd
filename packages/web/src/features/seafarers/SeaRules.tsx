/** A scenario's own rules first, then those of the sea, then those of the base game. */
import { useLocale } from '../../session/settings.js';
import { RuleText } from '../base/RuleText.js';
import type { Chapter } from '../base/rules/types.js';
import { de } from './rules/de.js';
import { en } from './rules/en.js';
import { fr } from './rules/fr.js';
import type { RuleTexts } from './rules/types.js';

const SEA = { en, de, fr };

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

export const SeaRules = ({ own }: { readonly own: RuleTexts<readonly Chapter<string>[]> }) => {
  const locale = useLocale();
  return (
    <>
      {[...own[locale], ...SEA[locale]].map((chapter) => (
        <ChapterText key={chapter.title} chapter={chapter} />
      ))}
      <RuleText />
    </>
  );
};
