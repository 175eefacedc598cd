import { Link } from 'wouter';
import { games as entries } from '../../features/index.js';
import { m } from '../../i18n/words/index.js';
import type { ListedGame } from '../../session/storage/library.js';
import type { SavedGame } from '../../session/storage/savedGame.js';
import type { OpenProblem } from '../../session/types.js';
import { exportRaw } from '../../ui/files.js';
import { coloursOf } from '../../ui/colours.js';
import { ColourBadge } from '../../ui/SeatMark.js';
import { SureButton } from '../../ui/SureButton.js';
import { Trouble } from '../../ui/Trouble.js';
import { NONE } from '../../session/none.js';
import { useLocale } from '../../session/settings.js';
import { personIn, seatName } from '../../ui/words.js';
import css from '../start/start.module.css';

/** A map that does not ship says itself what it is called. */
const titleOf = ({ setup, header }: SavedGame): string => {
  const own = header?.mapData as { readonly name?: unknown } | undefined;
  return entries[setup.game]?.name() ?? (typeof own?.name === 'string' ? own.name : setup.game);
};

const statusOf = (game: SavedGame): string => {
  if (game.winners !== null) return m.saved_won({ who: personIn(game, NONE, 31 - Math.clz32(game.winners)) });
  return game.round === 0 ? m.saved_opening() : m.saved_round({ round: game.round });
};

const About = ({ game }: { readonly game: ListedGame }) => {
  const locale = useLocale();
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    game.updated,
  );
  const colours = coloursOf(game.setup.players);
  return (
    <div>
      <b>
        {titleOf(game)} · {statusOf(game)}
      </b>
      <span className={css['seats']}>
        {game.setup.players.map((_, seat) => (
          <span key={seat}>
            <ColourBadge colour={colours[seat] ?? seat} size={16} /> {seatName(game, seat)}
          </span>
        ))}
      </span>
      <small>
        {when}
        {game.unsaved && ` · ${m.saved_unsaved()}`}
      </small>
    </div>
  );
};

interface RowProps {
  readonly game: ListedGame;
  /** Why it does not open; undefined if it does. */
  readonly problem: OpenProblem | undefined;
  readonly onDelete: () => void;
}

const Row = ({ game, problem, onDelete }: RowProps) => (
  <li className={css['saved']} data-game={game.id} data-problem={problem?.code}>
    <About game={game} />
    {problem && <Trouble head={m.game_unopened()} problem={problem} />}
    <span className={css['doing']}>
      {problem === undefined ? (
        <Link className="button primary" href={`/game/${game.id}`}>
          {game.winners === null ? m.saved_continue() : m.saved_look()}
        </Link>
      ) : (
        <button type="button" className="button" onClick={() => void exportRaw(game.id)}>
          {m.saved_export()}
        </button>
      )}
      <SureButton onSure={onDelete} />
    </span>
  </li>
);

export const SavedGames = ({
  games,
  problems,
  onDelete,
}: {
  readonly games: readonly ListedGame[];
  readonly problems: ReadonlyMap<string, OpenProblem>;
  readonly onDelete: (id: string) => void;
}) => (
  <ul className={css['list']}>
    {games.map((game) => (
      <Row key={game.id} game={game} problem={problems.get(game.id)} onDelete={() => onDelete(game.id)} />
    ))}
  </ul>
);
