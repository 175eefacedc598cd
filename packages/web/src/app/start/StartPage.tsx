import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { withWords } from '../../i18n/fetched.js';
import { m } from '../../i18n/words/index.js';
import { deleteGame } from '../../session/storage/library.js';
import { isGuest } from '../../session/network/mark.js';
import { TroubleAlert } from '../../ui/Trouble.js';
import { Footer } from '../Footer.js';
import { Header } from '../Header.js';
import { FurtherLinks } from './further/FurtherLinks.js';
import { Hero } from './Hero.js';
import { Import } from '../saved/Import.js';
import { againstBots, firstOr, levelText } from '../setup/presets.js';
import { hasPlayed, useLearned } from '../../session/learned.js';
import { useSettings } from '../../session/settings.js';
import css from './start.module.css';
import { UpdateNotice } from '../UpdateNotice.js';
import { useBegin } from '../setup/useBegin.js';
import { type Shelves, useLibrary } from '../saved/useLibrary.js';

/** To whoever has no game yet, until it is declined. */
const Offer = lazy(async () => ({ default: (await withWords(import('../lessons/Offer.js'))).Offer }));
const isNew = ({ isThere, games }: Shelves): boolean => isThere && games.length === 0 && !hasPlayed();

const Ways = ({ shelves }: { readonly shelves: Shelves }) => {
  const [setup] = useState(() => firstOr(againstBots(useSettings.getState())));
  const [begin, problem] = useBegin();
  return (
    <>
      <Hero setup={setup} />
      <div className={css['ways']}>
        <Suspense fallback={null}>{isNew(shelves) && <Offer />}</Suspense>
        <button type="button" className={css['way']} data-way="bots" onClick={() => void begin(setup)}>
          <b>{m.start_quick()}</b>
          <span>{m.start_quick_about()}</span>
          <span data-level>{levelText(setup.players)}</span>
        </button>
        <Link href="/together" className={css['way']} data-way="together">
          <b>{m.start_together()}</b>
          <span>{m.start_together_about()}</span>
        </Link>
        <Link href="/new/base?people=3" className={css['way']} data-way="device">
          <b>{m.start_table()}</b>
          <span>{m.start_table_about()}</span>
        </Link>
        <Link href="/new" className={css['way']} data-way="setup">
          <b>{m.start_setup()}</b>
          <span>{m.start_setup_about()}</span>
        </Link>
        <div className={css['further']}>
          <FurtherLinks />
        </div>
        <TroubleAlert head={m.begin_failed()} problem={problem} />
      </div>
    </>
  );
};

// a person who plays alone asks no server, and loads nothing that could
const MyGames = lazy(async () => ({
  default: (await withWords(import('../network/lobby/MyGames.js'))).MyGames,
}));

/** A newcomer has none. */
const SavedGames = lazy(async () => ({ default: (await import('../saved/SavedGames.js')).SavedGames }));

interface LibraryProps {
  readonly shelves: Shelves;
  readonly refresh: () => Promise<void>;
}

const YourGames = ({ shelves: { games, problems, trouble }, refresh }: LibraryProps) => {
  const isPractised = games.some(({ winners }) => winners !== null);
  useEffect(() => {
    if (isPractised) useLearned.getState().see('game');
  }, [isPractised]);
  return (
    <section className={css['games']}>
      <h2>{m.start_yours()}</h2>
      {trouble && (
        <p className={css['warning']} data-library={trouble}>
          {trouble === 'held' ? m.library_held() : m.library_refused()}
        </p>
      )}
      {trouble === null && games.length === 0 && <p>{m.start_none()}</p>}
      <Suspense fallback={null}>
        {games.length > 0 && (
          <SavedGames
            games={games}
            problems={problems}
            onDelete={(id) => void deleteGame(id).then(refresh)}
          />
        )}
      </Suspense>
      <Import />
    </section>
  );
};

export const StartPage = () => {
  const [shelves, refresh] = useLibrary();
  return (
    <>
      <Header />
      <UpdateNotice />
      <main className={css['start']} id="content">
        <Ways shelves={shelves} />
        <Suspense fallback={null}>{isGuest() && <MyGames />}</Suspense>
        <YourGames shelves={shelves} refresh={refresh} />
      </main>
      <Footer />
    </>
  );
};
