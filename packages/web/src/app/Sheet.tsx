import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { m } from '../i18n/words/index.js';
import { Header } from './Header.js';

/** A page that has little to say, and the way home. */
export const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Header />
    <main className="sheet" id="content">
      {children}
      <Link className="button" href="/">
        {m.nav_home()}
      </Link>
    </main>
  </>
);
