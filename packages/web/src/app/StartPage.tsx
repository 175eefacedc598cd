import { type ChangeEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { m } from '../i18n/words/index.js';
import { createGame, importGame } from '../session/local.js';
import { dropGame, listGames, type SavedGame } from '../session/saves.js';
import type { GameSetup } from '../session/types.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { againstBots } from './presets.js';
import { SavedGames } from './SavedGames.js';
import { useSettings } from '../session/settings.js';
import { Hero } from './Hero.js';
import css from './start.module.css';

const Import = ({ onDone }: { readonly onDone: () => void }) => {
  const [why, setWhy] = useState('');
  const [, navigate] = useLocation();
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    const result = await importGame(await file.text());
    if (result.ok) navigate(`/game/${result.value}`);
    else setWhy(result.error);
    onDone();
  };
  return (
    <>
      <label className={`button ${css['import']}`}>
        {m.start_import()}
        <input
          type="file"
          accept=".log,.txt,text/plain"
          className="hidden"
          onChange={(event) => void read(event)}
        />
      </label>
      {why !== '' && <p role="alert">{m.start_import_failed({ why })}</p>}
    </>
  );
};

const useGames = (): readonly [readonly SavedGame[], () => void] => {
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const refresh = (): void => void listGames().then(setGames);
  useEffect(refresh, []);
  return [games, refresh];
};

export const StartPage = () => {
  const [games, refresh] = useGames();
  const [, navigate] = useLocation();
  const name = useSettings((state) => state.name);
  const [setup] = useState(() => againstBots(name));
  const begin = async (setup: GameSetup): Promise<void> => {
    const created = await createGame(setup);
    if (created.ok) navigate(`/game/${created.value}`);
  };
  return (
    <>
      <Header />
      <main className={css['start']} id="content">
        <Hero setup={setup} />
        <div className={css['ways']}>
          <button type="button" className={css['way']} data-way="bots" onClick={() => void begin(setup)}>
            <b>{m.start_quick()}</b>
            <span>{m.start_quick_about()}</span>
          </button>
          <Link href="/new/base?people=3" className={css['way']} data-way="device">
            <b>{m.start_table()}</b>
            <span>{m.start_table_about()}</span>
          </Link>
          <Link href="/new" className={css['way']} data-way="setup">
            <b>{m.start_setup()}</b>
            <span>{m.start_setup_about()}</span>
          </Link>
        </div>
        <section className={css['games']}>
          <h2>{m.start_yours()}</h2>
          <SavedGames games={games} onDelete={(id) => void dropGame(id).then(refresh)} />
          <Import onDone={refresh} />
        </section>
      </main>
      <Footer />
    </>
  );
};
