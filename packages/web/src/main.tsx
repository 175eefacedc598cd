import '@fontsource-variable/roboto-slab';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { Speechless } from './app/Speechless.js';
import { startUpdates } from './app/update.js';
import { fetchWords } from './i18n/fetched.js';
import { getLocale } from './i18n/locale.js';
import { startSettings } from './session/settings.js';
import './ui/tokens.css';
import './ui/global.css';

startSettings();
const element = document.getElementById('root');
if (element === null) throw new Error('the page has no root');
const root = createRoot(element);
fetchWords(getLocale()).then(
  () => root.render(<App />),
  () => root.render(<Speechless />),
);
void startUpdates();
