import { Link } from 'wouter';
import { m } from '../../i18n/words/index.js';
import { Header } from '../Header.js';
import { n } from './words/index.js';

/** Instead of a table: why there is none, what is left of its game, and the way out. */
export const Shut = ({ text, log }: { readonly text: string; readonly log?: string | undefined }) => (
  <>
    <Header />
    <main className="sheet" id="content">
      <h1>{n.title()}</h1>
      <p role="status">{text}</p>
      <div className="buttons">
        {log !== undefined && (
          <a className="button" href={log} download={`landnam-${log.split('/').at(-2)}.log`}>
            {n.log_save()}
          </a>
        )}
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
