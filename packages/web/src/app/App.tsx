import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, Route, Switch, useLocation, useSearch } from 'wouter';
import { withWords } from '../i18n/fetched.js';
import { m } from '../i18n/words/index.js';
import { createGame } from '../session/asks.js';
import type { OpenProblem } from '../session/types.js';
import { Trouble } from '../ui/Trouble.js';
import { GamePage } from './game/GamePage.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { Header } from './Header.js';
import { Loading } from './Loading.js';
import { setupFromAddress } from './setup/presets.js';
import { useLocale } from '../session/settings.js';
import { StartPage } from './start/StartPage.js';

// what is not needed for a first game is loaded when it is opened
const GamesPage = lazy(async () => ({ default: (await import('./saved/GamesPage.js')).GamesPage }));
const RulesPage = lazy(async () => ({
  default: (await withWords(import('./rules/RulesPage.js'))).RulesPage,
}));
const TablePage = lazy(async () => ({
  default: (await withWords(import('./network/TablePage.js'))).TablePage,
}));
const TogetherPage = lazy(async () => ({
  default: (await withWords(import('./network/lobby/TogetherPage.js'))).TogetherPage,
}));
const Learning = lazy(async () => ({
  default: (await withWords(import('./lessons/Learning.js'))).Learning,
}));
const ReplayPage = lazy(async () => ({
  default: (await withWords(import('./replay/Replay.js'))).ReplayPage,
}));
const ReviewPage = lazy(async () => ({
  default: (await withWords(import('./review/Review.js'))).ReviewPage,
}));
const SetupPage = lazy(async () => ({ default: (await import('./setup/SetupPage.js')).SetupPage }));

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

const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Header />
    <main className="sheet" id="content">
      {children}
      <Link className="button" href="/">
        {m.nav_home()}
      </Link>
    </main>
  </>
);

const Missing = () => (
  <Sheet>
    <p>{m.not_found()}</p>
  </Sheet>
);

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
          <Route path="/new">
            <GamesPage />
          </Route>
          <Route path="/new/*">{({ '*': game }) => <SetupPage key={game} game={game} />}</Route>
          <Route path="/game/:id">{({ id }) => <GamePage id={id} />}</Route>
          <Route path="/together">
            <TogetherPage />
          </Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/learn/*?">{({ '*': path }) => <Learning path={path} />}</Route>
          <Route path="/review/*">
            {({ '*': address }) => <ReviewPage key={address} address={address} />}
          </Route>
          <Route path="/replay/*">
            {({ '*': address }) => <ReplayPage key={address} address={address} />}
          </Route>
          <Route path="/rules">
            <RulesPage />
          </Route>
          <Route path="/rules/*">{({ '*': game }) => <RulesPage key={game} game={game} />}</Route>
          <Route>
            <Missing />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
};
