/** The state of the connection, where no table is open yet. */
import type { LineState } from '../../session/network/lineState.js';
import { reloadNewest } from '../update.js';
import { n } from './words/index.js';
import css from './network.module.css';

const TEXTS: Readonly<Partial<Record<LineState, () => string>>> = {
  connecting: n.connecting,
  lost: n.offline,
  none: n.no_server,
  outdated: n.outdated,
};

export const LineNotice = ({ state }: { readonly state: LineState }) => (
  <p className={css['line']} role="status" data-line={state}>
    {TEXTS[state]?.() ?? ''}
    {state === 'outdated' && (
      <button type="button" className="button primary" onClick={() => void reloadNewest()}>
        {n.reload()}
      </button>
    )}
  </p>
);
