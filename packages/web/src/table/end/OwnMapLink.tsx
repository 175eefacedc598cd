/** From a game on somebody's own map back to the drawing. */
import { Link } from 'wouter';
import { t } from './words/index.js';

export const OwnMapLink = ({ game }: { readonly game: string }) => (
  <Link className="button quiet" href={`/workshop?game=${game}`} data-draw>
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m3 17.2 11-11 3.8 3.8-11 11H3zM15.4 4.8l1.7-1.7a1.7 1.7 0 0 1 2.4 0l1.4 1.4a1.7 1.7 0 0 1 0 2.4l-1.7 1.7z" />
    </svg>
    <span>{t.edit_map()}</span>
  </Link>
);
