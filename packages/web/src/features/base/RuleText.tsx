import { useLocale } from '../../app/settings.js';
import { de } from './rules/de.js';
import { en } from './rules/en.js';
import { fr } from './rules/fr.js';

const TEXTS = { en, de, fr };

export const RuleText = () => {
  const chapters = TEXTS[useLocale()];
  return chapters.map(({ title, rules }) => (
    <section key={title}>
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
  ));
};
