import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, Route, Switch, useLocation, useSearch } from 'wouter';
import { m } from '../i18n/words/index.js';
import { createGame } from '../session/local.js';
import { GamePage } from './GamePage.js';
import { Header } from './Header.js';
import { setupFromAddress } from './presets.js';
import { useLocale } from '../session/settings.js';
import { StartPage } from './StartPage.js';

// what is not on the way into a first game is fetched when it is looked at
const GamesPage = lazy(async () => ({ default: (await import('./GamesPage.js')).GamesPage }));
const RulesPage = lazy(async () => ({ default: (await import('./RulesPage.js')).RulesPage }));
const SetupPage = lazy(async () => ({ default: (await import('./SetupPage.js')).SetupPage }));

/** An address that describes a whole game: it is created once and then lives under its own. */
const PlayPage = () => {
  const search = useSearch();
  const [, navigate] = useLocation();
  useEffect(() => {
    let gone = false;
    void createGame(setupFromAddress(search)).then((created) => {
      if (!gone) navigate(created.ok ? `/game/${created.value}` : '/new/base', { replace: true });
    });
    return () => {
      gone = true;
    };
  }, [search, navigate]);
  return (
    <main className="sheet" id="content">
      <p role="status">{m.game_loading()}</p>
    </main>
  );
};

const Missing = () => (
  <>
    <Header />
    <main className="sheet" id="content">
      <p>{m.not_found()}</p>
      <Link className="button" href="/">
        {m.nav_home()}
      </Link>
    </main>
  </>
);

class Guard extends Component<{ readonly children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="sheet" id="content" role="alert">
        <h1>{m.error_title()}</h1>
        <p>{m.error_about()}</p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {m.error_reload()}
        </button>
      </main>
    );
  }
}

export const App = () => {
  useLocale();
  return (
    <Guard>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/">
            <StartPage />
          </Route>
          <Route path="/play">
            <PlayPage />
          </Route>
          <Route path="/new">
            <GamesPage />
          </Route>
          <Route path="/new/*">{({ '*': game }) => <SetupPage key={game} game={game} />}</Route>
          <Route path="/game/:id">{({ id }) => <GamePage id={id} />}</Route>
          <Route path="/rules/*">{({ '*': game }) => <RulesPage key={game} game={game} />}</Route>
          <Route>
            <Missing />
          </Route>
        </Switch>
      </Suspense>
    </Guard>
  );
};
