import { useState } from 'react';
import { m } from '../i18n/words/index.js';

/** Deletes at the second press. */
export const SureButton = ({ onSure }: { readonly onSure: () => void }) => {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="button"
      onClick={() => (sure ? onSure() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {sure ? m.saved_delete_sure() : m.saved_delete()}
    </button>
  );
};
