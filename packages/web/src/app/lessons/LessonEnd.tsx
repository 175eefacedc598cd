/** After the last step: a game of one's own. */
import { useEffect } from 'react';
import { Link } from 'wouter';
import { m } from '../../i18n/words/index.js';
import { useLearned } from '../../session/learned.js';
import { Footer } from '../Footer.js';
import { Header } from '../Header.js';
import { t } from './words/index.js';

export const LessonEnd = ({ game }: { readonly game: string }) => {
  useEffect(() => useLearned.getState().finish(game), [game]);
  return (
    <>
      <Header game={game} />
      <main className="sheet" id="content" data-lesson-end={game}>
        <h1>{t.end_title()}</h1>
        <p>{t.end_about()}</p>
        <div className="buttons">
          <Link className="button primary" href={`/new/${game}`}>
            {t.end_play()}
          </Link>
          <Link className="button" href="/learn">
            {t.end_more()}
          </Link>
          <Link className="button" href="/rules">
            {m.rules_title()}
          </Link>
        </div>
      </main>
      <Footer />
    </>
  );
};
