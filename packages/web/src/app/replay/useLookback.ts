/** A game that was played, open as long as its page is shown. */
import { fail, ok, type Result } from '@landnam/engine';
import { useEffect, useState } from 'react';
import { featureOf } from '../../features/index.js';
import type { Feature } from '../../moves/feature.js';
import { type Lookback, openLookback } from '../../session/lookback/lookback.js';
import type { LookbackSource } from '../../session/lookback/types.js';
import type { OpenProblem } from '../../session/types.js';

export interface OpenedLookback {
  readonly lookback: Lookback;
  readonly feature: Feature;
}

const openWhole = async (source: LookbackSource): Promise<Result<OpenedLookback, OpenProblem>> => {
  const opened = await openLookback(source);
  if (!opened.ok) return opened;
  try {
    return ok({ lookback: opened.value, feature: await featureOf(opened.value.outline.info.modules) });
  } catch (error) {
    opened.value.close();
    return fail({ code: 'failed', line: String(error) });
  }
};

/** Another source is another game. */
export const useLookback = (source: LookbackSource): Result<OpenedLookback, OpenProblem> | undefined => {
  const [result, setResult] = useState<Result<OpenedLookback, OpenProblem>>();
  useEffect(() => {
    let gone = false;
    let opened: Lookback | undefined;
    void openWhole(source).then((found) => {
      opened = found.ok ? found.value.lookback : undefined;
      if (gone) opened?.close();
      else setResult(found);
    });
    return () => {
      gone = true;
      opened?.close();
      setResult(undefined);
    };
  }, [source]);
  return result;
};
