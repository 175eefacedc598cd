import { m } from '../paraglide/messages.js';

export const Footer = () => (
  <footer className="footer">
    <p>{m.app_trademark()}</p>
  </footer>
);
