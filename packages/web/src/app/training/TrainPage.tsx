/** What can be trained, and how far somebody has come. */
import { Link } from 'wouter';
import { games } from '../../features/index.js';
import { useTraining } from '../../session/training/progress.js';
import type { Puzzle } from '../../session/training/types.js';
import { Footer } from '../Footer.js';
import { Header } from '../Header.js';
import css from './training.module.css';
import { puzzleAddress, type PuzzleShelf } from './useShelf.js';
import { t } from './words/index.js';

interface Props {
  readonly shelf: PuzzleShelf;
}

const useSolved = (): ((id: string) => boolean) => {
  const { answers } = useTraining();
  return (id) => answers[id] === 'first' || answers[id] === 'later';
};

const OfDay = ({ shelf }: Props) => {
  const isSolved = useSolved();
  const puzzle = shelf.day;
  if (puzzle === undefined) return null;
  return (
    <section className={css['day']} data-day={puzzle.id}>
      <div>
        <h2>{t.day()}</h2>
        <p>
          {games[puzzle.game]?.name()} · {shelf.kinds[puzzle.kind]?.title()} {isSolved(puzzle.id) && <b>✓</b>}
        </p>
      </div>
      <Link className="button primary" href="/train/day">
        {t.day_open()}
      </Link>
    </section>
  );
};

interface OfferedProps {
  readonly title: string;
  readonly puzzles: readonly Puzzle[];
  readonly kind?: string;
}

const Offered = ({ title, puzzles, kind }: OfferedProps) => {
  const { answers } = useTraining();
  const isSolved = useSolved();
  const open = puzzles.find(({ id }) => answers[id] === undefined) ?? puzzles[0];
  if (open === undefined) return null;
  const solved = puzzles.filter(({ id }) => isSolved(id)).length;
  return (
    <li>
      <Link className={css['kind']} href={puzzleAddress(open.id, kind)} data-kind={kind ?? 'all'}>
        <b>{title}</b>
        <small>{t.solved({ solved, count: puzzles.length })}</small>
      </Link>
    </li>
  );
};

const OfGame = ({ shelf, game }: Props & { readonly game: string }) => {
  const puzzles = shelf.puzzles.filter((each) => each.game === game);
  const kinds = Object.keys(shelf.kinds).filter((kind) => puzzles.some((each) => each.kind === kind));
  if (puzzles.length === 0) return null;
  return (
    <section className={css['part']} data-puzzles={game}>
      <h3>{games[game]?.name()}</h3>
      <ul className={css['kinds']}>
        {kinds.length > 1 && <Offered title={t.all()} puzzles={puzzles} />}
        {kinds.map((kind) => (
          <Offered
            key={kind}
            title={shelf.kinds[kind]?.title() ?? kind}
            kind={kind}
            puzzles={puzzles.filter((each) => each.kind === kind)}
          />
        ))}
      </ul>
    </section>
  );
};

const Sites = ({ shelf }: Props) => {
  const { count, lost } = useTraining(({ sites }) => sites);
  return (
    <section className={css['part']} data-sites>
      <h2>{t.sites()}</h2>
      <p>{t.sites_about()}</p>
      {count > 0 && <p>{t.sites_kept({ count, points: ((100 * lost) / count).toFixed(0) })}</p>}
      <ul className={css['kinds']}>
        {shelf.sites.map((game) => (
          <li key={game}>
            <Link className={css['kind']} href={`/train/sites/${game}`}>
              <b>{games[game]?.name()}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const TrainPage = ({ shelf }: Props) => (
  <>
    <Header />
    <main className="sheet" id="content" data-train>
      <h1>{t.title()}</h1>
      <p>{t.about()}</p>
      <OfDay shelf={shelf} />
      <h2>{t.puzzles()}</h2>
      {Object.keys(games).map((game) => (
        <OfGame key={game} shelf={shelf} game={game} />
      ))}
      <Sites shelf={shelf} />
    </main>
    <Footer />
  </>
);
