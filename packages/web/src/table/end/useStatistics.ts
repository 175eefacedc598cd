/** What happened in a game that is over, counted by a worker of its own. */
import { useEffect, useState } from 'react';
import { countTextsOf } from '../../features/counts.js';
import type { CountTexts } from '../../features/types.js';
import { type Lookback, openLookback } from '../../session/lookback/lookback.js';
import type { GameStatistics } from '../../session/lookback/types.js';
import type { GameSession } from '../../session/types.js';

export interface LookedBack {
  readonly lookback: Lookback;
  readonly statistics: GameStatistics;
  readonly texts: CountTexts;
}

const lookBack = async (session: GameSession): Promise<LookedBack | null> => {
  const text = await session.exportLog();
  if (text === '') return null;
  const opened = await openLookback({ kind: 'file', name: session.info.id, text });
  if (!opened.ok) return null;
  const [statistics, texts] = await Promise.all([
    opened.value.statistics(),
    countTextsOf(session.info.modules),
  ]);
  return { lookback: opened.value, statistics, texts };
};

/** Undefined while it is on its way, null where there is no log to count. */
export const useStatistics = (session: GameSession): LookedBack | null | undefined => {
  const [found, setFound] = useState<LookedBack | null>();
  useEffect(() => {
    let gone = false;
    let opened: LookedBack | null = null;
    void lookBack(session)
      .catch(() => null)
      .then((looked) => {
        opened = looked;
        if (gone) looked?.lookback.close();
        else setFound(looked);
      });
    return () => {
      gone = true;
      opened?.lookback.close();
    };
  }, [session]);
  return found;
};
