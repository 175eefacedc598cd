/** Which game: every map with its picture, what is special about it, the number of players and the points to win. */
import { Link } from 'wouter';
import { games } from '../../features/index.js';
import type { GameEntry } from '../../moves/feature.js';
import { m } from '../../i18n/words/index.js';
import { Footer } from '../Footer.js';
import css from './games.module.css';
import { Header } from '../Header.js';
import { FurtherLinks } from '../start/further/FurtherLinks.js';
import { MapSketch, useSketch } from '../start/MapSketch.js';

const GameCard = ({ id, entry }: { readonly id: string; readonly entry: GameEntry }) => {
  const sketch = useSketch(id);
  return (
    <Link href={`/new/${id}`} className={css['card']} data-game={id}>
      <MapSketch sketch={sketch} entry={entry} />
      <b>{entry.name()}</b>
      <span>{entry.about()}</span>
      <small>
        {sketch &&
          m.games_meta({
            least: Math.min(...sketch.players),
            most: Math.max(...sketch.players),
            points: sketch.pointsToWin,
          })}
      </small>
    </Link>
  );
};

const familiesOf = (): Map<string, [string, GameEntry][]> => {
  const families = new Map<string, [string, GameEntry][]>();
  for (const each of Object.entries(games)) {
    const family = each[1].family?.() ?? '';
    families.set(family, [...(families.get(family) ?? []), each]);
  }
  return families;
};

export const GamesPage = () => (
  <>
    <Header />
    <main className={css['games']} id="content">
      <h1>{m.games_title()}</h1>
      <FurtherLinks />
      {[...familiesOf()].map(([family, entries]) => (
        <section key={family}>
          {family !== '' && <h2>{family}</h2>}
          <div className={css['cards']}>
            {entries.map(([id, entry]) => (
              <GameCard key={id} id={id} entry={entry} />
            ))}
          </div>
        </section>
      ))}
    </main>
    <Footer />
  </>
);
