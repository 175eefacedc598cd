import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { GamePage } from './game/GamePage.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { useLocale } from '../session/settings.js';
import { StartPage } from './start/StartPage.js';

// what is not needed for a first game is loaded when it is opened, down to the list of its addresses
const Rooms = lazy(async () => ({ default: (await import('./Rooms.js')).Rooms }));

export const App = () => {
  useLocale();
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/">
            <StartPage />
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
