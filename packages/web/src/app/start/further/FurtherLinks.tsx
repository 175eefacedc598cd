import { Link } from 'wouter';
import css from './further.module.css';
import { f } from './words/index.js';

const WAYS = [
  ['/workshop', f.workshop],
  ['/workshop/maps', f.maps],
  ['/workshop/gallery', f.gallery],
  ['/train', f.train],
  ['/analysis', f.analysis],
  ['/learn', f.learn],
] as const;

/** From the games that ship to those that people make, and to what else there is. */
export const FurtherLinks = () => (
  <nav className={css['further']} aria-label={f.further()}>
    <div>
      {WAYS.map(([address, name]) => (
        <Link key={address} className="button" href={address}>
          {name()}
        </Link>
      ))}
    </div>
  </nav>
);
