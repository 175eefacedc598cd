import { Link } from 'wouter';
import css from './maps.module.css';
import { w } from './words/index.js';

/** From the games that ship to those that people make. */
export const OwnLinks = () => (
  <nav className={css['ways']} aria-label={w.title()}>
    <Link className="button" href="/workshop/maps">
      {w.title()}
    </Link>
    <Link className="button" href="/workshop/gallery">
      {w.gallery_title()}
    </Link>
  </nav>
);
