/** Something to read for whoever knows no game yet: what it is about, a turn, what things cost. */
import { use } from 'react';
import { games } from '../../features/index.js';
import type { OverviewPart } from '../../moves/rulebook.js';
import { useLocale } from '../../session/settings.js';
import { bookOf } from './books.js';
import css from './rules.module.css';

const Part = ({ part: { title, text, steps } }: { readonly part: OverviewPart }) => (
  <section className={css['chapter']}>
    <h2>{title}</h2>
    {text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {steps && (
      <ol className={css['steps']}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )}
  </section>
);

/** The first game is the ground of all others. */
export const Overview = () => {
  useLocale();
  const book = use(bookOf(Object.keys(games)[0] ?? ''));
  return (book?.overview?.() ?? []).map((part) => <Part key={part.title} part={part} />);
};
