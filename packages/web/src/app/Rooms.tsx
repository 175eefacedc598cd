import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { withWords } from '../i18n/fetched.js';

const GamesPage = lazy(async () => ({ default: (await import('./saved/GamesPage.js')).GamesPage }));
const SetupPage = lazy(async () => ({
  default: (await withWords(import('./setup/SetupPage.js'))).SetupPage,
}));
const PlayPage = lazy(async () => ({ default: (await import('./setup/PlayPage.js')).PlayPage }));
const TablePage = lazy(async () => ({
  default: (await withWords(import('./network/TablePage.js'))).TablePage,
}));
const TogetherPage = lazy(async () => ({
  default: (await withWords(import('./network/lobby/TogetherPage.js'))).TogetherPage,
}));
const FurtherRooms = lazy(async () => ({ default: (await import('./FurtherRooms.js')).FurtherRooms }));

/** Every address but those of a first game: those that lead to a table here, the others in a list of their own. */
export const Rooms = () => (
  <Switch>
    <Route path="/play">
      <PlayPage />
    </Route>
    <Route path="/new">
      <GamesPage />
    </Route>
    <Route path="/new/*">{({ '*': game }) => <SetupPage key={game} game={game} />}</Route>
    <Route path="/together">
      <TogetherPage />
    </Route>
    <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
    <Route>
      <FurtherRooms />
    </Route>
  </Switch>
);
