/** The languages there are, and the one that is spoken now. */
export const LOCALES = ['en', 'de', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

let source = (): Locale => 'en';

/** Whoever keeps the choice is asked anew for every text. */
export const followLocale = (from: () => Locale): void => {
  source = from;
};

export const getLocale = (): Locale => source();
