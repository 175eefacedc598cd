/** `/train`, `/train/day`, `/train/puzzle/ID`, `/train/sites/GAME`. */
import { Footer } from '../Footer.js';
import { Header } from '../Header.js';
import { Loading } from '../Loading.js';
import { PuzzlePage } from './PuzzlePage.js';
import { SitesPage } from './SitesPage.js';
import { TrainPage } from './TrainPage.js';
import { type PuzzleShelf, useShelf } from './useShelf.js';
import { t } from './words/index.js';

const Said = ({ text }: { readonly text: string }) => (
  <>
    <Header />
    <main className="sheet" id="content">
      <p role="status">{text}</p>
    </main>
    <Footer />
  </>
);

const AtPuzzle = ({ shelf, id }: { readonly shelf: PuzzleShelf; readonly id: string }) => {
  const puzzle = shelf.puzzles.find((each) => each.id === id);
  return puzzle ? <PuzzlePage key={id} shelf={shelf} puzzle={puzzle} /> : <Said text={t.missing()} />;
};

const Room = ({ shelf, path }: { readonly shelf: PuzzleShelf; readonly path: string }) => {
  const [room = '', ...rest] = path.split('/');
  const named = rest.join('/');
  if (room === 'day') return <AtPuzzle shelf={shelf} id={shelf.day?.id ?? ''} />;
  if (room === 'puzzle') return <AtPuzzle shelf={shelf} id={decodeURIComponent(named)} />;
  if (room === 'sites' && shelf.sites.includes(named)) return <SitesPage key={named} game={named} />;
  return room === '' ? <TrainPage shelf={shelf} /> : <Said text={t.missing()} />;
};

export const Training = ({ path }: { readonly path: string }) => {
  const shelf = useShelf();
  if (shelf === undefined)
    return (
      <>
        <Header />
        <Loading />
      </>
    );
  return shelf === null ? <Said text={t.unfetched()} /> : <Room shelf={shelf} path={path} />;
};
