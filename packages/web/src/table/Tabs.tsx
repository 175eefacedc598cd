/** The log and whatever else a game shows, one at a time; on a phone also the hand and the players. */
import { Suspense } from 'react';
import { useFeature, useTableState } from '../moves/context.js';
import type { Feature } from '../moves/feature.js';
import type { TabId } from '../moves/store.js';
import { m } from '../i18n/words/index.js';
import type { GameSession, Snapshot } from '../session/types.js';
import { LogPanel } from './log/LogPanel.js';
import type { KeyedLine } from './log/story.js';
import css from './Tabs.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
  /** Makes the ids of tabs and panels unique to this table. */
  readonly id: string;
}

const allTabs = ({ tabs }: Feature): readonly { id: TabId; label: () => string }[] => [
  { id: 'hand', label: m.tab_hand },
  ...tabs.map(({ id, label }) => ({ id, label })),
  { id: 'players', label: m.tab_players },
  { id: 'log', label: m.tab_log },
];

export const TabBar = ({ snapshot, id: table }: Props) => {
  const feature = useFeature();
  const { tab, show } = useTableState((state) => state);
  const calls = (id: TabId): boolean => feature.tabs.some((each) => each.id === id && each.calls?.(snapshot));
  return (
    <nav className={css['tabs']} aria-label={m.panel_tabs()}>
      <div role="tablist">
        {allTabs(feature).map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${table}tab-${id}`}
            aria-selected={tab === id}
            data-tab={id}
            className={calls(id) ? css['calls'] : ''}
            onClick={() => show(id)}
          >
            <span>{label()}</span>
          </button>
        ))}
      </div>
    </nav>
  );
};

export const Side = ({ id: table, lines, ...props }: Props & { readonly lines: readonly KeyedLine[] }) => {
  const { tabs } = useFeature();
  const tab = useTableState((state) => state.tab);
  const extra = tabs.find(({ id }) => id === tab);
  const id = extra ? extra.id : 'log';
  return (
    <aside className={css['side']} aria-label={extra ? extra.label() : m.panel_log()}>
      <div data-panel={id} role="tabpanel" aria-labelledby={`${table}tab-${id}`}>
        <Suspense fallback={null}>{extra ? <extra.Panel {...props} /> : <LogPanel lines={lines} />}</Suspense>
      </div>
    </aside>
  );
};
