/** Over the table's edge: something to read, and usually something to press. */
import type { ReactNode } from 'react';
import css from './company.module.css';

interface NoticeProps {
  readonly id: string;
  readonly alert?: true;
  readonly children: ReactNode;
}

export const Notice = ({ id, alert, children }: NoticeProps) => (
  <div className={css['notice']} role={alert && 'alert'} data-notice={id}>
    {children}
  </div>
);

export const Press = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" className="button" onClick={onPress}>
    {label}
  </button>
);
