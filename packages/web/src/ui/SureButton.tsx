import { useState } from 'react';
import { m } from '../i18n/words/index.js';
import styles from './SureButton.module.css';

interface Props {
  readonly onSure: () => void;
  readonly label?: string;
  readonly sure?: string;
  /** What the second press does, where `sure` is too short to say it. */
  readonly about?: string;
}

/** Acts at the second press. There is space for both labels, so nothing moves under a finger. */
export const SureButton = ({
  onSure,
  label = m.saved_delete(),
  sure = m.saved_delete_sure(),
  about,
}: Props) => {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={`button ${styles.either}`}
      title={asked ? about : undefined}
      onClick={() => (asked ? onSure() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      <span data-shown={!asked}>{label}</span>
      <span data-shown={asked}>{sure}</span>
    </button>
  );
};
