import { Link } from 'wouter';
import { m } from '../../i18n/words/index.js';
import { Header } from '../Header.js';
import { n } from './words/index.js';

/** Instead of a table: why there is none, and the way out. */
export const Shut = ({ text }: { readonly text: string }) => (
  <>
    <Header />
    <main className="sheet" id="content">
      <p role="status">{text}</p>
      <div className="buttons">
        <Link className="button primary" href="/together">
          {n.title()}
        </Link>
        <Link className="button" href="/">
          {m.nav_home()}
        </Link>
      </div>
    </main>
  </>
);
