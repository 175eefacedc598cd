/** The browser's own dialog: it keeps the focus, closes with Escape and gives the focus back. */
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly className?: string;
  /** Absent if only an answer closes it. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

export const Modal = ({ open, title, className = 'dialog', onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={id}
      onCancel={(event) => onClose === undefined && event.preventDefault()}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose?.()}
    >
      {open && (
        <div className="inside">
          <h2 id={id}>{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  );
};
