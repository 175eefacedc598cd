/** What this guest plays with others: my turn first, then running games, then finished ones. */
import type { MyGame } from '@landnam/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useLocale } from '../../../session/settings.js';
import { askMyGames } from './guest.js';
import { nameInList } from '../names.js';
import css from '../network.module.css';
import { useGameName } from '../useGameName.js';
import { n } from '../words/index.js';

const rank = ({ myTurn, phase }: MyGame): number => {
  if (myTurn) return 0;
  return phase === 'over' || phase === 'closed' ? 2 : 1;
};

const statusOf = ({ myTurn, phase }: MyGame): string => {
  if (myTurn) return n.my_turn();
  if (phase === 'playing') return n.waiting();
  return phase === 'over' || phase === 'closed' ? n.over() : n.gathering();
};

const Row = ({ game }: { readonly game: MyGame }) => {
  const locale = useLocale();
  const name = useGameName(game.game);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={css['row']} data-table={game.table} data-turn={game.myTurn || undefined}>
      <div>
        <b>
          {name} · {statusOf(game)}
        </b>
        <span>{game.names.map(nameInList).join(', ')}</span>
        <small>
          {format.format(game.updated)}
          {game.deadline !== null && ` · ${n.until({ time: format.format(game.deadline) })}`}
        </small>
      </div>
      <Link className={game.myTurn ? 'button primary' : 'button'} href={`/table/${game.table}`}>
        {rank(game) === 2 || game.resigned ? n.look() : n.go_on()}
      </Link>
    </li>
  );
};

/** By a plain request: the start page opens no connection. */
const useMyGames = (): readonly MyGame[] => {
  const [games, setGames] = useState<readonly MyGame[]>([]);
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      if (document.visibilityState === 'visible')
        void askMyGames().then((found) => {
          if (!gone && found !== undefined) setGames(found);
        });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return games;
};

export const MyGames = () => {
  const games = [...useMyGames()].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
  if (games.length === 0) return null;
  return (
    <section className={css['section']} data-mine>
      <h2>{n.my_games()}</h2>
      <ul className={css['list']}>
        {games.map((game) => (
          <Row key={game.table} game={game} />
        ))}
      </ul>
    </section>
  );
};
