/** The languages there are, the one a visit begins with, and the one that is spoken now. */
export const LOCALES = ['en', 'de', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Where this browser keeps what a person prefers. */
export const KEPT_AS = 'landnam-settings';

const isKnown = (language: unknown): language is Locale => LOCALES.some((locale) => locale === language);

/** What was chosen here before; storage may be forbidden, or hold what no version of this page has written. */
export const keptLocale = (): Locale | undefined => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as { state?: { locale?: unknown } } | null;
    const locale = kept?.state?.locale;
    return isKnown(locale) ? locale : undefined;
  } catch {
    return undefined;
  }
};

export const firstLocale = (): Locale => {
  const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return keptLocale() ?? wanted.find(isKnown) ?? 'en';
};

let source = (): Locale => 'en';

/** Whoever keeps the choice is asked anew for every text. */
export const followLocale = (from: () => Locale): void => {
  source = from;
};

export const getLocale = (): Locale => source();
