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

export const shownFrom = async (preview: Preview): Promise<Shown> => {
  const { info, update } = preview;
  return { ...preview, feature: await featureOf(info.modules), snapshot: snapshotFrom(info, update, []) };
};

/** The board of a set-up as the worker would deal it. */
export const usePreview = (setup: GameSetup): Shown | undefined => {
  const [shown, setShown] = useState<Shown>();
  const key = JSON.stringify([setup.game, setup.players.length, setup.options, setup.seed]);
  useEffect(() => {
    let gone = false;
    void previewGame(setup).then(async (result) => {
      if (gone || !result.ok) return;
      const found = await shownFrom(result.value);
      if (!gone) setShown(found);
    });
    return () => {
      gone = true;
    };
    // the key holds everything the preview depends on
  }, [key]);
  return shown;
};
