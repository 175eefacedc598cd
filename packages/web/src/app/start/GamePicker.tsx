import { Link } from 'wouter';
import { games } from '../../features/index.js';
import { m } from '../../i18n/words/index.js';
import css from './start.module.css';

/** The games there are, as links to the same page for another one. */
export const GamePicker = ({ game, to }: { readonly game: string; readonly to: '/new' | '/rules' }) => {
  const all = Object.entries(games);
  if (all.length < 2) return null;
  return (
    <nav className={css['picker']} aria-label={m.games_label()}>
      {all.map(([id, { name }]) => (
        <Link key={id} href={`${to}/${id}`} aria-current={id === game ? 'page' : undefined}>
          {name()}
        </Link>
      ))}
    </nav>
  );
};
