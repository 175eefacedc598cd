import { Suspense, useEffect } from 'react';
import { games } from '../../features/index.js';
import { m } from '../../i18n/words/index.js';
import { Footer } from '../Footer.js';
import { GamePicker } from '../start/GamePicker.js';
import { Header } from '../Header.js';

/** The rule that a refusal named is scrolled into view once the text is there. */
const ScrollToRule = () => {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id === '' ? null : document.getElementById(id);
    target?.scrollIntoView({ block: 'center' });
    target?.classList.add('found');
  }, []);
  return null;
};

/** Without a game: which rules there are. */
export const RulesPage = ({ game }: { readonly game?: string }) => {
  const entry = games[game ?? ''];
  const name = entry?.name() ?? game;
  return (
    <>
      <Header />
      <main className="sheet rules" id="content">
        <h1>{name === undefined ? m.rules_title() : m.pair({ head: name, rest: m.rules_title() })}</h1>
        <GamePicker game={game ?? ''} to="/rules" />
        <p>{m.rules_intro()}</p>
        {entry && (
          <Suspense fallback={null}>
            <entry.Rules />
            <ScrollToRule />
          </Suspense>
        )}
        {game !== undefined && !entry && <p>{m.not_found()}</p>}
      </main>
      <Footer />
    </>
  );
};
