/** Something to read for whoever knows no game yet: what it is about, a turn, what things cost. */
import { use } from 'react';
import { games } from '../../features/index.js';
import type { OverviewPart, RuleBook } from '../../moves/rulebook.js';
import { useLocale } from '../../session/settings.js';
import { bookOf } from './books.js';
import { Pictures } from './picture/Picture.js';
import css from './rules.module.css';

interface PartProps {
  readonly book: RuleBook;
  readonly part: OverviewPart;
}

const Part = ({ book, part: { title, text, steps, pictures = [] } }: PartProps) => (
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
    <Pictures
      book={book}
      shown={pictures.flatMap((name) => book.pictures.find((one) => one.name === name) ?? [])}
    />
  </section>
);

/** The first game is the ground of all others. */
export const Overview = () => {
  useLocale();
  const book = use(bookOf(Object.keys(games)[0] ?? ''));
  return book?.overview?.().map((part) => <Part key={part.title} book={book} part={part} />);
};
