import { useEffect, useState } from 'react';
import { sketchGame } from '../../session/asks.js';
import type { GameSetup, Player } from '../../session/types.js';
import { seatedAs } from './presets.js';

const fitted = (players: readonly Player[], counts: readonly number[]): readonly Player[] => {
  const wanted = players.length;
  const [nearest = wanted] = [...counts].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return nearest === wanted ? players : seatedAs(players, nearest);
};

/** A map may be for other numbers of players than most are. True where there is no such map. */
export const useFitting = (
  game: string,
  change: (next: (setup: GameSetup) => GameSetup) => void,
): boolean => {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let gone = false;
    void sketchGame(game).then((sketch) => {
      if (gone) return;
      setMissing(sketch === undefined);
      if (sketch !== undefined)
        change((setup) => ({ ...setup, players: fitted(setup.players, sketch.players) }));
    });
    return () => {
      gone = true;
    };
  }, [game, change]);
  return isMissing;
};
