/** The rules in our own words; the benefits' own texts are those of the board. */
import { Link } from 'wouter';
import { inSpoken } from '../../i18n/fetched.js';
import { useLocale } from '../../session/settings.js';
import { RuleChapters } from '../base/rules/RuleChapters.js';
import { BENEFITS, benefitName, benefitText, RACES, raceName, raceOf, ruleOf } from './benefits.js';
import { BenefitSign } from './BenefitsPanel.js';
import { RaceIcon } from './icons.js';
import css from './newCatan.module.css';
import './outposts.css';
import type { NewCatanText } from './rules/types.js';

const texts = inSpoken<NewCatanText | undefined>(
  {
    en: async () => (await import('./rules/en.js')).en,
    de: async () => (await import('./rules/de.js')).de,
    fr: async () => (await import('./rules/fr.js')).fr,
  },
  undefined,
);

const Benefit = ({ benefit, text }: { readonly benefit: number; readonly text: NewCatanText }) => {
  const id = ruleOf(benefit);
  const more = (text.more as Readonly<Record<string, string>>)[id];
  return (
    <div id={id}>
      <dt>{id}</dt>
      <dd className={css['rule']}>
        <BenefitSign benefit={benefit} />
        <span>
          <b>{benefitName(benefit)}.</b> {benefitText(benefit)} {more}
        </span>
      </dd>
    </div>
  );
};

const Race = ({ race, text }: { readonly race: number; readonly text: NewCatanText }) => (
  <section className={`race${race}`}>
    <h2>
      <RaceIcon race={race} /> {raceName(race)}
    </h2>
    <dl>
      {BENEFITS.map((name, benefit) =>
        raceOf(benefit) === race ? <Benefit key={name} benefit={benefit} text={text} /> : null,
      )}
    </dl>
  </section>
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
      {RACES.map((id, race) => (
        <Race key={id} race={race} text={text} />
      ))}
    </>
  );
};
