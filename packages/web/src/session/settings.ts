/** A person's preferences, kept in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Manners } from './types.js';
import { fetchWords } from '../i18n/fetched.js';
import { firstLocale, followLocale, KEPT_AS, keptLocale, type Locale } from '../i18n/locale.js';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'off';
export const PACES = { slow: 1400, normal: 700, fast: 250, instant: 0 } as const;
export type BotPace = keyof typeof PACES;
/** Seconds until silence means no to an offer. */
export const OFFER_TIMES = { short: 12, long: 40, unlimited: 0 } as const;
export type OfferTime = keyof typeof OFFER_TIMES;

/** Ask once more: before everything, where it is dear or for good, or never. */
export type Confirming = 'always' | 'dear' | 'never';

export interface PageSettings {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly pace: BotPace;
  readonly confirming: Confirming;
  readonly sound: boolean;
  /** Letter and digit keys act; people who use voice control may not want that. */
  readonly hotkeys: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly offers: Manners['ask'];
  readonly offerTime: OfferTime;
  readonly name: string;
  /** Of the bots at the next table: the weakest that does not embarrass itself until another is chosen (0063). */
  readonly level: string;
  /** Wished for at every table; null for any. */
  readonly colour: number | null;
  /** Show what others write at a table. */
  readonly chat: boolean;
  /** The browser announces a turn while the tab is in the background. */
  readonly notify: boolean;
}
/** As they were kept before there were three ways to be asked. */
interface KeptSettings extends Partial<PageSettings> {
  readonly confirmAll?: boolean;
}

const readKept = ({ confirmAll, ...kept }: KeptSettings): Partial<PageSettings> => ({
  ...(confirmAll === true && { confirming: 'always' }),
  ...kept,
});

interface Store extends PageSettings {
  /** All but the language, which needs its texts first (`speak`). */
  readonly set: (change: Partial<Omit<PageSettings, 'locale'>>) => void;
}

export const useSettings = create<Store>()(
  persist(
    (set) => ({
      locale: firstLocale(),
      theme: 'system',
      motion: 'system',
      pace: 'normal',
      confirming: 'dear',
      sound: false,
      hotkeys: true,
      volume: 60,
      offers: 'all',
      offerTime: 'short',
      name: '',
      level: 'normal',
      colour: null,
      chat: true,
      notify: false,
      set: (change) => set(change),
    }),
    {
      name: KEPT_AS,
      // read before, and from another tab only with its texts
      merge: (kept, now) => ({ ...now, ...readKept((kept ?? {}) as KeptSettings), locale: now.locale }),
    },
  ),
);

followLocale(() => useSettings.getState().locale);

let wished: Locale | undefined;

/** Switches to another language once its texts are there. False if they cannot be loaded: then the old one stays. */
export const speak = async (locale: Locale): Promise<boolean> => {
  wished = locale;
  try {
    await fetchWords(locale);
  } catch {
    return false;
  }
  // a later choice was faster
  if (wished === locale) useSettings.setState({ locale });
  return true;
};

const isDark = (theme: Theme): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** The page's root element carries language, theme and motion, so that plain CSS can follow them. */
const dress = ({ locale, theme, motion }: PageSettings): void => {
  const root = document.documentElement;
  root.lang = locale;
  root.dataset['theme'] = isDark(theme) ? 'dark' : 'light';
  root.dataset['motion'] = motion === 'off' ? 'off' : 'on';
};

/** What is chosen in one tab applies in all of them. */
const followOtherTabs = (): void =>
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEPT_AS) return;
    void useSettings.persist.rehydrate();
    void speak(keptLocale() ?? useSettings.getState().locale);
  });

export const startSettings = (): void => {
  dress(useSettings.getState());
  useSettings.subscribe(dress);
  followOtherTabs();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => dress(useSettings.getState()));
};

export const useLocale = (): Locale => useSettings(({ locale }) => locale);
