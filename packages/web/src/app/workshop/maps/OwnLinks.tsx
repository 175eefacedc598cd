import { Link } from 'wouter';
import css from './maps.module.css';
import { w } from './words/index.js';

const WAYS = [
  ['/workshop/maps', w.title],
  ['/workshop/gallery', w.gallery_title],
  ['/workshop', w.workshop],
  ['/train', w.train],
  ['/analysis', w.analysis],
  ['/learn', w.learn],
] as const;

/** From the games that ship to those that people make, and to what else there is. */
export const OwnLinks = () => (
  <nav className={css['ways']} aria-label={w.further()}>
    {WAYS.map(([address, name]) => (
      <Link key={address} className="button" href={address}>
        {name()}
      </Link>
    ))}
  </nav>
);
