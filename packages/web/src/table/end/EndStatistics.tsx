/** Below the standings: what happened, counted. */
import { useEffect, useState } from 'react';
import type { Review as GameReview } from '../../session/lookback/types.js';
import type { GameSession, Snapshot } from '../../session/types.js';
import { CardStatistics } from './CardStatistics.js';
import { DiceStatistics } from './DiceStatistics.js';
import css from './EndScreen.module.css';
import { ModuleStatistics } from './ModuleStatistics.js';
import { type ChanceLine, RoundStatistics } from './RoundStatistics.js';
import { TradeStatistics } from './TradeStatistics.js';
import type { LookedBack } from './useStatistics.js';
import { t } from './words/index.js';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
  readonly looked: LookedBack;
}

interface Valued {
  readonly chances?: readonly ChanceLine[];
  readonly worths?: readonly (readonly number[])[];
}

/** What the value says of this game; nothing where it was never learned. */
const valueGame = async ({ lookback, statistics }: LookedBack): Promise<Valued> => {
  let review: GameReview | undefined;
  const done = await lookback.review(0, 'luck', (told) => {
    review = told.review;
  });
  const worths = await lookback.tradeWorths();
  if (!done.ok || review === undefined) return {};
  const roundAt = (ply: number): number =>
    statistics.moments.findLast((moment) => moment.ply <= ply)?.round ?? 1;
  const chances = review.curve.map(({ ply, win }) => ({ round: roundAt(ply), values: win }));
  return { chances, ...(worths !== null && { worths }) };
};

const useValued = (looked: LookedBack): Valued => {
  const [valued, setValued] = useState<Valued>({});
  useEffect(() => {
    let gone = false;
    valueGame(looked).then(
      (found) => {
        if (!gone) setValued(found);
      },
      // the dialog was closed, and its worker with it
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [looked]);
  return valued;
};

export const EndStatistics = ({ session: { info }, snapshot, looked }: Props) => {
  const { statistics, texts } = looked;
  const { chances, worths } = useValued(looked);
  const { rounds, turns, entries } = statistics.length;
  return (
    <div className={css['statistics']} data-statistics>
      <p className={css['length']}>{t.length({ rounds, turns, entries })}</p>
      <RoundStatistics info={info} statistics={statistics} texts={texts} chances={chances} />
      <DiceStatistics statistics={statistics} />
      <CardStatistics info={info} statistics={statistics} texts={texts} />
      <TradeStatistics info={info} snapshot={snapshot} statistics={statistics} worths={worths} />
      <ModuleStatistics info={info} statistics={statistics} texts={texts} />
    </div>
  );
};
