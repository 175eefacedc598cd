/** After the last step: a game of one's own. */
import { useEffect } from 'react';
import { Link } from 'wouter';
import { m } from '../../i18n/words/index.js';
import type { Lesson } from '../../moves/lesson.js';
import { useLearned } from '../../session/learned.js';
import { Footer } from '../Footer.js';
import { Header } from '../Header.js';
import { firstGame } from './address.js';
import { Recap } from './Recap.js';
import { t } from './words/index.js';

interface Props {
  readonly game: string;
  readonly lesson: Lesson;
}

export const LessonEnd = ({ game, lesson: { recap } }: Props) => {
  useEffect(() => useLearned.getState().finish(game), [game]);
  return (
    <>
      <Header game={game} />
      <main className="sheet" id="content" data-lesson-end={game}>
        <h1>{t.end_title()}</h1>
        <p>{t.end_about()}</p>
        <div className="buttons">
          <Link className="button primary" href={firstGame(game)}>
            {t.end_play()}
          </Link>
          <Link className="button" href="/learn">
            {t.end_more()}
          </Link>
          <Link className="button" href="/rules">
            {m.rules_title()}
          </Link>
        </div>
        <Recap game={game} names={recap} />
      </main>
      <Footer />
    </>
  );
};
