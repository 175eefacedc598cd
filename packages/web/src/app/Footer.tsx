import { m } from '../i18n/words/index.js';

export const Footer = () => (
  <footer className="footer">
    <p>{m.app_trademark()}</p>
  </footer>
);
