/** The rules: without a game something to read about all of them, otherwise every rule of that game. */
import { Suspense, use, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { games } from '../../features/index.js';
import { m } from '../../i18n/words/index.js';
import type { RuleBook } from '../../moves/rulebook.js';
import { Footer } from '../Footer.js';
import { Header } from '../Header.js';
import { GamePicker } from '../start/GamePicker.js';
import { Book, Contents } from './Book.js';
import { bookOf, wholeShelf } from './books.js';
import { Overview } from './Overview.js';
import { reveal } from './reveal.js';
import css from './rules.module.css';
import { Search } from './Search.js';
import type { FoundRule } from './search.js';
import { r } from './words/index.js';

const useHash = (): string =>
  useLocationProperty(
    () => decodeURIComponent(location.hash.slice(1)),
    () => '',
  );

const Ground = ({ book: { ground } }: { readonly book: RuleBook }) =>
  ground && (
    <p>
      {ground.text()} <Link href={`/rules/${ground.game}`}>{ground.link()}</Link>.
    </p>
  );

/** The rule that a refusal, a link or a search named comes into view once the text is there. */
const GameRules = ({ game }: { readonly game: string }) => {
  const [book, found] = [use(bookOf(game)), useHash()];
  useEffect(() => {
    if (found !== '') reveal(found);
  }, [found]);
  if (book === undefined) return <p>{m.not_found()}</p>;
  return (
    <div className={css['columns']}>
      <Contents book={book} />
      <div className={css['text']}>
        <p>{m.rules_intro()}</p>
        <Ground book={book} />
        <Book book={book} found={found} />
      </div>
    </div>
  );
};

const GameCards = () => (
  <nav aria-label={m.games_label()} className={css['games']}>
    {Object.entries(games).map(([id, { name, about }]) => (
      <Link key={id} href={`/rules/${id}`}>
        <b>{name()}</b>
        <span>{about()}</span>
      </Link>
    ))}
  </nav>
);

const AllGames = () => (
  <div className={css['text']}>
    <p>
      {r.lessons_about()} <Link href="/learn">{r.lessons()}</Link>
    </p>
    <Overview />
    <section className={css['chapter']}>
      <h2>{r.games()}</h2>
      <p>{r.games_about()}</p>
      <GameCards />
    </section>
  </div>
);

const OtherGames = ({ game }: { readonly game: string }) => (
  <details className={css['others']}>
    <summary>{r.others()}</summary>
    <Link href="/rules" className="button quiet">
      {r.overview()}
    </Link>
    <GamePicker game={game} to="/rules" />
  </details>
);

const useFollow = (game: string | undefined): ((found: FoundRule) => void) => {
  const [, navigate] = useLocation();
  return ({ game: where, id }) => {
    navigate(`/rules/${where}#${id}`);
    if (where === game) reveal(id);
  };
};

export const RulesPage = ({ game }: { readonly game?: string }) => {
  const name = game === undefined ? undefined : (games[game]?.name() ?? game);
  const follow = useFollow(game);
  return (
    <>
      <Header />
      <main className={css['page']} id="content">
        <h1>{name === undefined ? m.rules_title() : m.pair({ head: name, rest: m.rules_title() })}</h1>
        {game !== undefined && <OtherGames game={game} />}
        <Search load={() => wholeShelf(game)} onPick={follow} />
        <Suspense fallback={null}>{game === undefined ? <AllGames /> : <GameRules game={game} />}</Suspense>
      </main>
      <Footer />
    </>
  );
};
