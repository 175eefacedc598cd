/** The available languages, the one a visit begins with, and the current one. */
export const LOCALES = ['en', 'de', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Where this browser keeps a person's preferences. */
export const KEPT_AS = 'landnam-settings';

const isKnown = (language: unknown): language is Locale => LOCALES.some((locale) => locale === language);

/** What was chosen here before; storage may be forbidden, or hold something that no version of this page has written. */
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

/** The owner of the choice is asked again for every text. */
export const followLocale = (from: () => Locale): void => {
  source = from;
};

export const getLocale = (): Locale => source();
