/** A quiet header button and the dialog it opens. */
import { type ReactNode, useState } from 'react';
import { m } from '../i18n/words/index.js';
import { Modal } from './Modal.js';

interface Props {
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

export const DialogButton = ({ title, icon, children }: Props) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {icon}
        <span>{title}</span>
      </button>
      <Modal open={open} title={title} onClose={close}>
        {children}
        <div className="buttons">
          <button type="button" className="button primary" onClick={close}>
            {m.close()}
          </button>
        </div>
      </Modal>
    </>
  );
};
