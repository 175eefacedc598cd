/** The page's texts could not be loaded: the one thing it says without them. */
import { getLocale, type Locale } from '../i18n/locale.js';

const TEXTS: Readonly<Record<Locale, readonly [sorry: string, again: string]>> = {
  en: ['Landnam cannot be loaded right now.', 'Try again'],
  de: ['Landnam lässt sich gerade nicht laden.', 'Noch einmal versuchen'],
  fr: ['Landnam ne peut pas être chargé pour le moment.', 'Réessayer'],
};

export const Speechless = () => {
  const [sorry, again] = TEXTS[getLocale()];
  return (
    <main className="sheet" id="content">
      <p role="alert">{sorry}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {again}
      </button>
    </main>
  );
};
