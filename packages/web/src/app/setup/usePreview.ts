import { useEffect, useState } from 'react';
import { featureOf } from '../../features/index.js';
import type { Feature } from '../../moves/feature.js';
import { previewGame } from '../../session/asks.js';
import { snapshotFrom } from '../../session/shown.js';
import type { GameSetup, Preview, Snapshot } from '../../session/types.js';

export interface Shown extends Preview {
  readonly snapshot: Snapshot;
  readonly feature: Feature;
}

/** The board of a set-up as the worker would deal it. */
export const usePreview = (setup: GameSetup): Shown | undefined => {
  const [shown, setShown] = useState<Shown>();
  const key = JSON.stringify([setup.game, setup.players.length, setup.options, setup.seed]);
  useEffect(() => {
    let gone = false;
    void previewGame(setup).then(async (result) => {
      if (gone || !result.ok) return;
      const { info, update } = result.value;
      const feature = await featureOf(info.modules);
      if (!gone) setShown({ ...result.value, feature, snapshot: snapshotFrom(info, update, []) });
    });
    return () => {
      gone = true;
    };
    // the key holds everything the preview depends on
  }, [key]);
  return shown;
};
