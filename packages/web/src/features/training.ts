/** Every game's puzzles, fetched when somebody trains. */
import { withWords } from '../i18n/fetched.js';
import type { TrainingBook } from '../moves/training.js';
import { FOLDERS } from './folders.js';

let books: Promise<readonly TrainingBook[]> | undefined;

/** Rejects if one cannot be fetched; it is asked for again next time. */
export const trainingBooks = (): Promise<readonly TrainingBook[]> => {
  books ??= Promise.all(FOLDERS.flatMap(({ training }) => (training ? [withWords(training())] : [])));
  books.catch(() => {
    books = undefined;
  });
  return books;
};
