import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { withWords } from '../i18n/fetched.js';
import { m } from '../i18n/words/index.js';
import { Sheet } from './Sheet.js';

const RulesPage = lazy(async () => ({
  default: (await withWords(import('./rules/RulesPage.js'))).RulesPage,
}));
const Learning = lazy(async () => ({
  default: (await withWords(import('./lessons/Learning.js'))).Learning,
}));
const Training = lazy(async () => ({
  default: (await withWords(import('./training/Training.js'))).Training,
}));
const ReplayPage = lazy(async () => ({
  default: (await withWords(import('./replay/Replay.js'))).ReplayPage,
}));
const AnalysisPage = lazy(async () => ({
  default: (await withWords(import('./analysis/AnalysisPage.js'))).AnalysisPage,
}));
const EditPage = lazy(async () => ({
  default: (await withWords(import('./analysis/edit/EditPage.js'))).EditPage,
}));
const ReviewPage = lazy(async () => ({
  default: (await withWords(import('./review/Review.js'))).ReviewPage,
}));
const Workshop = lazy(async () => ({
  default: (await withWords(import('./workshop/editor/Workshop.js'))).Workshop,
}));
const DealPage = lazy(async () => ({
  default: (await withWords(import('./workshop/deal/DealPage.js'))).DealPage,
}));
const BalancePage = lazy(async () => ({
  default: (await withWords(import('./workshop/balance/BalancePage.js'))).BalancePage,
}));
const MapsPage = lazy(async () => ({
  default: (await withWords(import('./workshop/maps/MapsPage.js'))).MapsPage,
}));
const SharedMap = lazy(async () => ({
  default: (await withWords(import('./workshop/maps/SharedMap.js'))).SharedMap,
}));
const GalleryPage = lazy(async () => ({
  default: (await withWords(import('./workshop/gallery/GalleryPage.js'))).GalleryPage,
}));

/** Learning, looking back, analysing and the workshop. */
export const FurtherRooms = () => (
  <Switch>
    <Route path="/learn/*?">{({ '*': path }) => <Learning path={path} />}</Route>
    <Route path="/train/*?">{({ '*': path }) => <Training path={path ?? ''} />}</Route>
    <Route path="/review/*">{({ '*': address }) => <ReviewPage key={address} address={address} />}</Route>
    <Route path="/analysis/edit">
      <EditPage />
    </Route>
    <Route path="/analysis/*?">
      {({ '*': address }) => <AnalysisPage key={address} address={address} />}
    </Route>
    <Route path="/replay/*">{({ '*': address }) => <ReplayPage key={address} address={address} />}</Route>
    <Route path="/workshop/deal">
      <DealPage />
    </Route>
    <Route path="/workshop/balance/*?">
      {({ '*': game = 'base' }) => <BalancePage key={game} game={game} />}
    </Route>
    <Route path="/rules">
      <RulesPage />
    </Route>
    <Route path="/rules/*">{({ '*': game }) => <RulesPage key={game} game={game} />}</Route>
    <Route path="/workshop/maps">
      <MapsPage />
    </Route>
    <Route path="/workshop/map">
      <SharedMap />
    </Route>
    <Route path="/workshop/gallery">
      <GalleryPage />
    </Route>
    <Route path="/workshop/*?">{({ '*': path = '' }) => <Workshop path={path} />}</Route>
    <Route>
      <Sheet>
        <p>{m.not_found()}</p>
      </Sheet>
    </Route>
  </Switch>
);
