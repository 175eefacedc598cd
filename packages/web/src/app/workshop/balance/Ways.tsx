/** From what bots found out to the map itself: to play it, to change it, and to where it came from. */
import { Link } from 'wouter';
import { remembered } from '../deal/remembered.js';
import css from './balance.module.css';
import { t } from './words/index.js';

interface Props {
  readonly game: string;
  /** It does not ship. */
  readonly isOwn: boolean;
}

export const Ways = ({ game, isOwn }: Props) => (
  <nav className={css['ways']} aria-label={t.ways()}>
    {remembered().dealt?.board.map.id === game && (
      <Link className="button" href="/workshop/deal">
        {t.back_dealt()}
      </Link>
    )}
    <Link className="button" href={`/new/${game}`}>
      {t.play()}
    </Link>
    <Link className="button" href={`/workshop?game=${game}`}>
      {t.edit()}
    </Link>
    {isOwn && (
      <Link className="button" href="/workshop/maps">
        {t.back_maps()}
      </Link>
    )}
  </nav>
);
