/** What has been counted so far, for those who ask: everything behind it is fetched when it is opened. */
import { lazy, Suspense, useState } from 'react';
import { withWords } from '../../i18n/fetched.js';
import { m } from '../../i18n/words/index.js';
import type { PanelProps } from '../../moves/feature.js';
import css from './Counted.module.css';

const CountedPanel = lazy(async () => ({
  default: (await withWords(import('./CountedPanel.js'))).CountedPanel,
}));

export const Counted = (props: PanelProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details
      className={css['counted']}
      data-counted
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.panel_counted()}</summary>
      <Suspense fallback={null}>{open && <CountedPanel {...props} />}</Suspense>
    </details>
  );
};
