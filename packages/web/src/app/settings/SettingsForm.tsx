import { useState } from 'react';
import { m } from '../../i18n/words/index.js';
import { type Locale, LOCALES } from '../../i18n/locale.js';
import { COLOUR_NAMES } from '../../ui/colours.js';
import { ColourBadge } from '../../ui/SeatMark.js';
import {
  type Confirming,
  type Motion,
  OFFER_TIMES,
  type OfferTime,
  PACES,
  type BotPace,
  type PageSettings,
  speak,
  type Theme,
  useLocale,
  useSettings,
} from '../../session/settings.js';

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };
const THEMES: Readonly<Record<Theme, () => string>> = {
  system: m.theme_system,
  light: m.theme_light,
  dark: m.theme_dark,
};
const MOTIONS: Readonly<Record<Motion, () => string>> = { system: m.motion_system, off: m.motion_off };
const PACE_NAMES: Readonly<Record<BotPace, () => string>> = {
  slow: m.pace_slow,
  normal: m.pace_normal,
  fast: m.pace_fast,
  instant: m.pace_instant,
};

const OFFERS: Readonly<Record<PageSettings['offers'], () => string>> = {
  all: m.offers_all,
  less: m.offers_less,
  never: m.offers_never,
};

const CONFIRMING: Readonly<Record<Confirming, () => string>> = {
  always: m.confirm_always,
  dear: m.confirm_dear,
  never: m.confirm_never,
};

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

const Choice = <T extends string>({ label, value, choices, onChange }: ChoiceProps<T>) => (
  <fieldset className="choice">
    <legend>{label}</legend>
    {choices.map(([id, name]) => (
      <label key={id}>
        <input type="radio" name={label} value={id} checked={id === value} onChange={() => onChange(id)} />
        <span lang={id in LANGUAGES ? id : undefined}>{name}</span>
      </label>
    ))}
  </fieldset>
);

const named = <T extends string>(names: Readonly<Record<T, () => string>>): (readonly [T, string])[] =>
  (Object.keys(names) as T[]).map((id) => [id, names[id]()] as const);

const Check = ({ name, label }: { readonly name: 'sound'; readonly label: string }) => {
  const { [name]: checked, set } = useSettings();
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={({ target }) => set({ [name]: target.checked })} />
      <span>{label}</span>
    </label>
  );
};

/** The page switches languages once the texts are there; until then the choice is only marked. */
const useLanguage = () => {
  const locale = useLocale();
  const [wished, setWished] = useState<Locale>();
  const [failed, setFailed] = useState<Locale>();
  const choose = async (value: Locale): Promise<void> => {
    setWished(value);
    setFailed(undefined);
    if (!(await speak(value))) setFailed(value);
    setWished(undefined);
  };
  return { value: wished ?? locale, failed, choose };
};

const LanguageChoice = () => {
  const { value, failed, choose } = useLanguage();
  return (
    <>
      <Choice
        label={m.settings_language()}
        value={value}
        choices={LOCALES.map((id) => [id, LANGUAGES[id]] as const)}
        onChange={(id) => void choose(id)}
      />
      {failed && <p role="alert">{m.language_failed({ language: LANGUAGES[failed] })}</p>}
    </>
  );
};

const nameOfTime = (id: OfferTime): string =>
  OFFER_TIMES[id] === 0 ? m.offer_unlimited() : m.timer_seconds({ count: OFFER_TIMES[id] });

const OfferChoices = () => {
  const { offers, offerTime, set } = useSettings();
  return (
    <>
      <Choice
        label={m.settings_offers()}
        value={offers}
        choices={named(OFFERS)}
        onChange={(value) => set({ offers: value })}
      />
      <Choice
        label={m.settings_offerTime()}
        value={offerTime}
        choices={(Object.keys(OFFER_TIMES) as OfferTime[]).map((id) => [id, nameOfTime(id)] as const)}
        onChange={(value) => set({ offerTime: value })}
      />
    </>
  );
};

const Volume = () => {
  const { sound, volume, set } = useSettings();
  if (!sound) return null;
  return (
    <label className="check">
      <span>{m.settings_volume()}</span>
      <input
        type="range"
        min={5}
        max={100}
        step={5}
        value={volume}
        onChange={({ target }) => set({ volume: target.valueAsNumber })}
      />
    </label>
  );
};

/** The wish for every table: at one of them somebody else may have been faster. */
const ColourChoice = () => {
  const { colour, set } = useSettings();
  return (
    <fieldset className="choice" data-colours>
      <legend>{m.settings_colour()}</legend>
      {[null, ...COLOUR_NAMES.keys()].map((each) => (
        <label key={each ?? 'any'}>
          <input
            type="radio"
            name="colour"
            checked={colour === each}
            onChange={() => set({ colour: each })}
          />
          <span>
            {each === null ? m.colour_any() : <ColourBadge colour={each} size={24} />}
            {each !== null && <span className="hidden">{COLOUR_NAMES[each]?.()}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

export const SettingsForm = () => {
  const { theme, motion, pace, confirming, set } = useSettings();
  return (
    <>
      <LanguageChoice />
      <Choice
        label={m.settings_theme()}
        value={theme}
        choices={named(THEMES)}
        onChange={(value) => set({ theme: value })}
      />
      <Choice
        label={m.settings_pace()}
        value={pace}
        choices={(Object.keys(PACES) as BotPace[]).map((id) => [id, PACE_NAMES[id]()] as const)}
        onChange={(value) => set({ pace: value })}
      />
      <Choice
        label={m.settings_motion()}
        value={motion}
        choices={named(MOTIONS)}
        onChange={(value) => set({ motion: value })}
      />
      <ColourChoice />
      <Choice
        label={m.settings_confirm()}
        value={confirming}
        choices={named(CONFIRMING)}
        onChange={(value) => set({ confirming: value })}
      />
      <OfferChoices />
      <Check name="sound" label={m.settings_sound()} />
      <Volume />
    </>
  );
};
