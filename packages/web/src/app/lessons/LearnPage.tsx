/** Which lessons there are, and how far somebody has come in each. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { games } from '../../features/index.js';
import type { Lesson } from '../../moves/lesson.js';
import { useLearned } from '../../session/learned.js';
import { Footer } from '../Footer.js';
import { Header } from '../Header.js';
import { addressOf, taughtGames } from './address.js';
import { lessonOf } from './lessons.js';
import css from './lessons.module.css';
import { t } from './words/index.js';

const useLessons = (): Readonly<Record<string, Lesson>> => {
  const [lessons, setLessons] = useState<Readonly<Record<string, Lesson>>>({});
  useEffect(() => {
    let gone = false;
    for (const game of taughtGames())
      void lessonOf(game).then(
        (lesson) => !gone && setLessons((known) => ({ ...known, [game]: lesson })),
        // it is offered all the same: opening it says what is wrong
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, []);
  return lessons;
};

const Offered = ({ game, lesson }: { readonly game: string; readonly lesson: Lesson | undefined }) => {
  const { at, finished } = useLearned();
  const steps = lesson?.steps ?? [];
  const reached = steps.find(({ id }, i) => i > 0 && id === at[game]);
  const first = addressOf(game, steps[0]?.id ?? '');
  const isFinished = finished.includes(game);
  return (
    <li className={css['offered']} data-lesson={game}>
      <div>
        <h2>{games[game]?.name()}</h2>
        <small>
          {games[game]?.family && <>{games[game].family()} · </>}
          {lesson && t.minutes({ count: lesson.minutes })} {isFinished && <b>✓ {t.finished()}</b>}
        </small>
      </div>
      <div className="buttons">
        {reached && (
          <Link className="button primary" href={addressOf(game, reached.id)}>
            {t.resume({ step: reached.title() })}
          </Link>
        )}
        <Link className={reached ? 'button' : 'button primary'} href={first}>
          {reached || isFinished ? t.over() : t.begin()}
        </Link>
      </div>
    </li>
  );
};

export const LearnPage = () => {
  const lessons = useLessons();
  return (
    <>
      <Header />
      <main className="sheet" id="content">
        <h1>{t.title()}</h1>
        <p>{t.about()}</p>
        <ul className={css['lessons']}>
          {taughtGames().map((game) => (
            <Offered key={game} game={game} lesson={lessons[game]} />
          ))}
        </ul>
        <p>
          <Link href="/train">{t.train()}</Link>
        </p>
      </main>
      <Footer />
    </>
  );
};
