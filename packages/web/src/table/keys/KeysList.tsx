/** The keys of a game, and whether they are enabled. */
import type { Feature } from '../../moves/feature.js';
import { m } from '../../i18n/words/index.js';
import { useSettings } from '../../session/settings.js';
import type { GameSession } from '../../session/types.js';
import { hotkeysOf } from './hotkeys.js';
import css from './KeysMenu.module.css';

export interface KeysProps {
  readonly session: GameSession;
  readonly feature: Feature;
}

const ALWAYS = (): readonly (readonly [string, string])[] => [
  [m.keys_arrows(), m.keys_places()],
  [m.keys_enter(), m.keys_choose()],
  ['Esc', m.keys_cancel()],
  ['?', m.keys_help()],
];

const Row = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <div>
    <dt>
      <kbd>{name}</kbd>
    </dt>
    <dd>{label}</dd>
  </div>
);

const List = ({ session, feature }: KeysProps) => (
  <dl className={css['keys']}>
    {hotkeysOf(feature, session.info).map(({ key, label }) => (
      <Row key={key} name={key.toUpperCase()} label={label} />
    ))}
    {ALWAYS().map(([name, label]) => (
      <Row key={name} name={name} label={label} />
    ))}
  </dl>
);

const Switch = () => {
  const { hotkeys, set } = useSettings();
  return (
    <label className="check">
      <input type="checkbox" checked={hotkeys} onChange={({ target }) => set({ hotkeys: target.checked })} />
      <span>{m.keys_on()}</span>
    </label>
  );
};

export const KeysList = (props: KeysProps) => (
  <>
    <List {...props} />
    <Switch />
  </>
);
