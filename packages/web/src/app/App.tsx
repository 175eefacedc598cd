import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch, useLocation, useSearch } from 'wouter';
import { m } from '../i18n/words/index.js';
import { createGame } from '../session/asks.js';
import type { OpenProblem } from '../session/types.js';
import { Trouble } from '../ui/Trouble.js';
import { GamePage } from './game/GamePage.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { Loading } from './Loading.js';
import { Sheet } from './Sheet.js';
import { setupFromAddress } from './setup/presets.js';
import { useLocale } from '../session/settings.js';
import { StartPage } from './start/StartPage.js';

// what is not needed for a first game is loaded when it is opened, down to the list of its addresses
const Rooms = lazy(async () => ({ default: (await import('./Rooms.js')).Rooms }));

/** An address that describes a whole game: it is created once and then has its own address. */
const PlayPage = () => {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<OpenProblem>();
  useEffect(() => {
    let gone = false;
    void createGame(setupFromAddress(search)).then((created) => {
      if (gone) return;
      if (created.ok) navigate(`/game/${created.value}`, { replace: true });
      else setProblem(created.error);
    });
    return () => {
      gone = true;
    };
  }, [search, navigate]);
  if (problem === undefined) return <Loading />;
  return (
    <Sheet>
      <div role="alert">
        <Trouble head={m.begin_failed()} problem={problem} />
      </div>
    </Sheet>
  );
};

export const App = () => {
  useLocale();
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/">
            <StartPage />
          </Route>
          <Route path="/play">
            <PlayPage />
          </Route>
          <Route path="/game/:id">{({ id }) => <GamePage id={id} />}</Route>
          <Route>
            <Rooms />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
};
