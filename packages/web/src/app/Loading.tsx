import { m } from '../i18n/words/index.js';

export const Loading = () => (
  <main className="sheet" id="content">
    <p role="status">{m.game_loading()}</p>
  </main>
);
