/** What a lesson leaves at hand: prices and cards, as the rule book of its game draws them. */
import { lazy, Suspense, useState } from 'react';
import { withWords } from '../../i18n/fetched.js';
import { bookOf } from '../rules/books.js';
import { t } from './words/index.js';

interface Props {
  readonly game: string;
  /** Pictures of the book. */
  readonly names: readonly string[];
}

const nothing = (): undefined => undefined;
// what cannot be fetched is left out: the way on stands above it
const Chosen = lazy(() =>
  withWords(import('../rules/Chosen.js')).then(
    ({ Chosen: found }) => ({ default: found }),
    () => ({ default: () => null }),
  ),
);

export const Recap = ({ game, names }: Props) => {
  const [book] = useState(() => bookOf(game).catch(nothing));
  return (
    <Suspense fallback={null}>
      <Chosen book={book} names={names} title={t.end_recap()} />
    </Suspense>
  );
};
