/** Asks what a good player would do; all that answers is fetched when it is first pressed. */
import { lazy, Suspense } from 'react';
import { withWords } from '../i18n/fetched.js';
import { m } from '../i18n/words/index.js';
import { useTableState } from '../moves/context.js';
import type { PanelProps } from '../moves/feature.js';
import { isDue } from '../moves/legal.js';
import { helpOf } from '../session/types.js';
import css from './Table.module.css';

const HintPanel = lazy(async () => ({
  default: (await withWords(import('./hint/HintPanel.js'))).HintPanel,
}));

export const HintButton = (props: PanelProps) => {
  const { hinting, hint } = useTableState((state) => state);
  const { session, snapshot } = props;
  const helps = session.hints !== undefined && helpOf(session.info.setup).hints;
  if (!helps || !isDue(snapshot)) return null;
  return (
    <>
      <button
        type="button"
        className={css['hint']}
        aria-expanded={hinting}
        aria-label={m.hint()}
        data-hint
        onClick={() => hint(!hinting)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2a7 7 0 0 0-4 12.700V17h8v-2.300A7 7 0 0 0 12 2zM9 19h6v2.500H9z" />
        </svg>
      </button>
      <Suspense>{hinting && <HintPanel key={snapshot.ply} {...props} />}</Suspense>
    </>
  );
};
