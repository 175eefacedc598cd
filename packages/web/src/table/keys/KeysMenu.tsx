/** The list of keys, by its button and by `?`. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { m } from '../../i18n/words/index.js';
import { KeysIcon } from '../../ui/HeaderIcons.js';
import { Modal } from '../../ui/Modal.js';
import type { KeysProps } from './KeysList.js';
import css from './KeysMenu.module.css';
import { isTyping } from './useHotkeys.js';

const KeysList = lazy(async () => ({ default: (await import('./KeysList.js')).KeysList }));

const useQuestionMark = (open: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === '?' && !isTyping(event)) open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};

export const KeysMenu = (props: KeysProps) => {
  const [open, setOpen] = useState(false);
  useQuestionMark(() => setOpen(true));
  return (
    <>
      <button type="button" className={`button quiet ${css['opener']}`} onClick={() => setOpen(true)}>
        <KeysIcon />
        <span>{m.keys_title()}</span>
      </button>
      <Modal open={open} title={m.keys_title()} onClose={() => setOpen(false)}>
        <Suspense>
          <KeysList {...props} />
        </Suspense>
        <div className="buttons">
          <button type="button" className="button primary" onClick={() => setOpen(false)}>
            {m.close()}
          </button>
        </div>
      </Modal>
    </>
  );
};
