import { useState } from 'react';
import { Link } from 'wouter';
import { games as entries } from '../features/index.js';
import { m } from '../i18n/words/index.js';
import type { SavedGame } from '../session/saves.js';
import { SeatBadge } from '../ui/SeatMark.js';
import { useLocale } from '../session/settings.js';
import css from './start.module.css';

const nameOf = ({ setup }: SavedGame, seat: number): string => setup.players[seat]?.name || m.you();

const statusOf = (game: SavedGame): string => {
  if (game.winners !== null) return m.saved_won({ name: nameOf(game, 31 - Math.clz32(game.winners)) });
  return game.round === 0 ? m.saved_opening() : m.saved_round({ round: game.round });
};

const Row = ({ game, onDelete }: { readonly game: SavedGame; readonly onDelete: () => void }) => {
  const [sure, setSure] = useState(false);
  const locale = useLocale();
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    game.updated,
  );
  return (
    <li className={css['saved']}>
      <div>
        <b>
          {entries[game.setup.game]?.name() ?? game.setup.game} · {statusOf(game)}
        </b>
        <span className={css['seats']}>
          {game.setup.players.map((_, seat) => (
            <span key={seat}>
              <SeatBadge seat={seat} size={16} /> {nameOf(game, seat)}
            </span>
          ))}
        </span>
        <small>{when}</small>
      </div>
      <Link className="button primary" href={`/game/${game.id}`}>
        {game.winners === null ? m.saved_continue() : m.saved_look()}
      </Link>
      <button
        type="button"
        className="button"
        onClick={() => (sure ? onDelete() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {sure ? m.saved_delete_sure() : m.saved_delete()}
      </button>
    </li>
  );
};

export const SavedGames = ({
  games,
  onDelete,
}: {
  readonly games: readonly SavedGame[];
  readonly onDelete: (id: string) => void;
}) =>
  games.length === 0 ? (
    <p>{m.start_none()}</p>
  ) : (
    <ul className={css['list']}>
      {games.map((game) => (
        <Row key={game.id} game={game} onDelete={() => onDelete(game.id)} />
      ))}
    </ul>
  );
