/** What is special about this map and how many points it takes; scenarios add their own state below. */
import type { ComponentType, ReactNode } from 'react';
import { useOpenTable } from '../../moves/context.js';
import type { PanelProps, Tab } from '../../moves/feature.js';
import css from './scenario.module.css';
import { t } from './words/index.js';

const ScenarioIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 5l6.500-2.500 7 2.500L22 2.500V19l-6.500 2.500-7-2.500L2 21.500z" />
  </svg>
);

export const ScenarioPanel = ({
  session,
  goal,
  children,
}: PanelProps & { readonly goal?: string; readonly children?: ReactNode }) => {
  const { info } = session;
  const { entry } = useOpenTable();
  return (
    <div className={css['scenario']} tabIndex={0}>
      <p>{entry?.about()}</p>
      <p>
        <b>{goal ?? t.goal({ points: info.scenario.pointsToWin })}</b>
      </p>
      {children}
    </div>
  );
};

/** One element of the scenario and its state. */
export const Row = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <li>
    <span>{name}</span>
    <span>{children}</span>
  </li>
);

export const Rows = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <p className={css['title']} aria-hidden="true">
      {title}
    </p>
    <ul className={css['rows']} aria-label={title}>
      {children}
    </ul>
  </div>
);

/** A scenario's own panel replaces this one. */
export const scenarioTab = (Panel: ComponentType<PanelProps>): Tab => ({
  id: 'scenario',
  label: t.tabScenario,
  Icon: ScenarioIcon,
  Panel,
});
