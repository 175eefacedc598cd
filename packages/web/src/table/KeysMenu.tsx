/** The list of keys, by its button and by `?`. */
import { useEffect, useState } from 'react';
import type { Feature } from '../moves/feature.js';
import { m } from '../i18n/words/index.js';
import { useSettings } from '../session/settings.js';
import type { GameSession } from '../session/types.js';
import { KeysIcon } from '../ui/HeaderIcons.js';
import { Modal } from '../ui/Modal.js';
import { hotkeysOf } from './hotkeys.js';
import css from './KeysMenu.module.css';
import { isTyping } from './useHotkeys.js';

interface Props {
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

const List = ({ session, feature }: Props) => (
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

const useQuestionMark = (open: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === '?' && !isTyping(event)) open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};

export const KeysMenu = (props: Props) => {
  const [open, setOpen] = useState(false);
  useQuestionMark(() => setOpen(true));
  return (
    <>
      <button type="button" className={`button quiet ${css['opener']}`} onClick={() => setOpen(true)}>
        <KeysIcon />
        <span>{m.keys_title()}</span>
      </button>
      <Modal open={open} title={m.keys_title()} onClose={() => setOpen(false)}>
        <List {...props} />
        <Switch />
        <div className="buttons">
          <button type="button" className="button primary" onClick={() => setOpen(false)}>
            {m.close()}
          </button>
        </div>
      </Modal>
    </>
  );
};
