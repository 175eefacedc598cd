/** Below the standings: what happened, counted. */
import type { Snapshot } from '../../session/types.js';
import type { GameSession } from '../../session/types.js';
import { CardStatistics } from './CardStatistics.js';
import { DiceStatistics } from './DiceStatistics.js';
import css from './EndScreen.module.css';
import { ModuleStatistics } from './ModuleStatistics.js';
import { RoundStatistics } from './RoundStatistics.js';
import { TradeStatistics } from './TradeStatistics.js';
import type { LookedBack } from './useStatistics.js';
import { t } from './words/index.js';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
  readonly looked: LookedBack;
}

export const EndStatistics = ({ session: { info }, snapshot, looked }: Props) => {
  const { statistics, texts } = looked;
  const { rounds, turns, entries } = statistics.length;
  return (
    <div className={css['statistics']} data-statistics>
      <p className={css['length']}>{t.length({ rounds, turns, entries })}</p>
      <RoundStatistics info={info} statistics={statistics} texts={texts} />
      <DiceStatistics statistics={statistics} />
      <CardStatistics info={info} statistics={statistics} texts={texts} />
      <TradeStatistics info={info} snapshot={snapshot} statistics={statistics} />
      <ModuleStatistics info={info} statistics={statistics} texts={texts} />
    </div>
  );
};
