/** From a game on a map of one's own back to where it is drawn. */
import { Link } from 'wouter';
import { w } from './words/index.js';

const Pencil = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m15.5 3 5.5 5.5L9 20.5 3 21l.5-6zm-.1 2.9-1.6 1.6 2.7 2.7 1.6-1.6zM12.4 9l-7 7-.2 2.8 2.8-.2 7-7z" />
  </svg>
);

export const ToEditor = ({ game }: { readonly game: string }) => (
  <Link className="button quiet" href={`/workshop?game=${encodeURIComponent(game)}`} data-editor>
    <Pencil />
    <span>{w.edit()}</span>
  </Link>
);
