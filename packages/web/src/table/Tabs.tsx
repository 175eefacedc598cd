/** The log and whatever else a game shows, one at a time; on a phone also the hand and the players. */
import { Suspense } from 'react';
import { useFeature, useTableState } from '../moves/context.js';
import type { Feature, Tab } from '../moves/feature.js';
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
  /** The log has a place of its own. */
  readonly wide: boolean;
}

interface Listed {
  readonly id: TabId;
  readonly label: () => string;
}

/** Where the log has its own place and a desk has everybody in view, only what a game adds is chosen. */
const listedTabs = ({ tabs }: Feature, wide: boolean): readonly Listed[] => {
  const added = tabs.map(({ id, label }) => ({ id, label }));
  if (wide) return added;
  return [
    { id: 'hand', label: m.tab_hand },
    ...added,
    { id: 'players', label: m.tab_players },
    { id: 'log', label: m.tab_log },
  ];
};

/** What a game adds and is open; side by side with the log something always is. */
const openTab = ({ tabs }: Feature, tab: TabId, wide: boolean): Tab | undefined =>
  tabs.find(({ id }) => id === tab) ?? (wide ? tabs[0] : undefined);

export const TabBar = ({ snapshot, id: table, wide }: Props) => {
  const feature = useFeature();
  const { tab, show } = useTableState((state) => state);
  const calls = (id: TabId): boolean => feature.tabs.some((each) => each.id === id && each.calls?.(snapshot));
  const open = wide ? openTab(feature, tab, wide)?.id : tab;
  return (
    <nav className={css['tabs']} aria-label={m.panel_tabs()}>
      <div role="tablist">
        {listedTabs(feature, wide).map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${table}tab-${id}`}
            aria-selected={open === id}
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

interface SideProps extends Props {
  readonly lines: readonly KeyedLine[];
}

const LogBeside = ({ lines }: Pick<SideProps, 'lines'>) => (
  <>
    <div className={css['logHead']} aria-hidden="true">
      {m.tab_log()}
    </div>
    <aside className={`${css['side']} ${css['log']}`} aria-label={m.panel_log()}>
      <div data-panel="log">
        <LogPanel lines={lines} />
      </div>
    </aside>
  </>
);

export const Side = ({ id: table, lines, wide, ...props }: SideProps) => {
  const feature = useFeature();
  const tab = useTableState((state) => state.tab);
  const extra = openTab(feature, tab, wide);
  const id = extra ? extra.id : 'log';
  return (
    <>
      <aside className={css['side']} aria-label={extra ? extra.label() : m.panel_log()}>
        <div data-panel={id} role="tabpanel" aria-labelledby={`${table}tab-${id}`}>
          <Suspense fallback={null}>
            {extra ? <extra.Panel {...props} /> : <LogPanel lines={lines} />}
          </Suspense>
        </div>
      </aside>
      {wide && <LogBeside lines={lines} />}
    </>
  );
};
