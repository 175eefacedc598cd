import '@fontsource-variable/roboto-slab';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { startUpdates } from './app/update.js';
import { startSettings } from './session/settings.js';
import './ui/tokens.css';
import './ui/global.css';

startSettings();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(<App />);
void startUpdates();
