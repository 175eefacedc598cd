/** A game's rules, chapter by chapter; each rule can be linked to by its id. */
import type { Chapter, RuleBook, WrittenRule } from '../../moves/rulebook.js';
import { useLocale } from '../../session/settings.js';
import { Pictures } from './picture/Picture.js';
import css from './rules.module.css';
import { r } from './words/index.js';

export const chapterId = (at: number): string => `chapter-${at + 1}`;

interface RuleProps {
  readonly book: RuleBook;
  readonly id: string;
  readonly rule: WrittenRule;
  readonly found: boolean;
}

const RuleText = ({ book, id, rule: { heading, text, Sign }, found }: RuleProps) => (
  <article id={id} className={css['rule']} tabIndex={-1} aria-labelledby={`${id}-heading`} data-found={found}>
    <h3 id={`${id}-heading`}>
      {Sign && <Sign />}
      {heading} <small>{id}</small>
    </h3>
    <p>{text}</p>
    <Pictures book={book} shown={book.pictures.filter(({ rule }) => rule === id)} />
  </article>
);

interface ChapterProps {
  readonly book: RuleBook;
  readonly at: number;
  readonly chapter: Chapter;
  readonly found: string;
}

const ChapterText = ({ book, at, chapter: { title, rules }, found }: ChapterProps) => (
  <section className={css['chapter']}>
    <h2 id={chapterId(at)}>{title}</h2>
    {Object.entries(rules).map(([id, rule]) => (
      <RuleText key={id} book={book} id={id} rule={rule} found={id === found} />
    ))}
  </section>
);

export const Contents = ({ book }: { readonly book: RuleBook }) => (
  <nav className={css['contents']} aria-label={r.contents()}>
    <ol>
      {book.chapters().map(({ title }, at) => (
        <li key={title}>
          <a href={`#${chapterId(at)}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
);

interface Props {
  readonly book: RuleBook;
  /** The rule that was looked up. */
  readonly found: string;
}

export const Book = ({ book, found }: Props) => {
  useLocale();
  return book
    .chapters()
    .map((chapter, at) => (
      <ChapterText key={chapter.title} book={book} at={at} chapter={chapter} found={found} />
    ));
};
