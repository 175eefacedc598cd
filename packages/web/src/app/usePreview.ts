import { useEffect, useState } from 'react';
import { openFeature } from '../features/index.js';
import { previewGame, snapshotFrom } from '../session/local.js';
import type { GameSetup, Preview, Snapshot } from '../session/types.js';

export interface Shown extends Preview {
  readonly snapshot: Snapshot;
}

/** The board of a set-up as the worker would deal it. */
export const usePreview = (setup: GameSetup): Shown | undefined => {
  const [shown, setShown] = useState<Shown>();
  const key = JSON.stringify([setup.game, setup.players.length, setup.options, setup.seed]);
  useEffect(() => {
    let gone = false;
    void Promise.all([previewGame(setup), openFeature(setup.game)]).then(([result]) => {
      if (gone || !result.ok) return;
      const { info, update } = result.value;
      setShown({ ...result.value, snapshot: snapshotFrom(info, update, []) });
    });
    return () => {
      gone = true;
    };
    // the key holds everything the preview depends on
  }, [key]);
  return shown;
};
