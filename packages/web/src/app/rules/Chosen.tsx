/** Some pictures of a book, wherever they are wanted. */
import { use } from 'react';
import type { RuleBook } from '../../moves/rulebook.js';
import { useLocale } from '../../session/settings.js';
import { Pictures } from './picture/Picture.js';
import css from './rules.module.css';

interface Props {
  readonly book: Promise<RuleBook | undefined>;
  readonly title: string;
  readonly names: readonly string[];
}

export const Chosen = ({ book: fetched, title, names }: Props) => {
  useLocale();
  const book = use(fetched);
  if (book === undefined) return null;
  const shown = names.flatMap((name) => book.pictures.find((one) => one.name === name) ?? []);
  return (
    <section className={`${css['chapter']} ${css['chosen']}`} data-recap>
      <h2>{title}</h2>
      <Pictures book={book} shown={shown} />
    </section>
  );
};
