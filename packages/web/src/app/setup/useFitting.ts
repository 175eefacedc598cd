import { useEffect, useState } from 'react';
import { sketchGame } from '../../session/asks.js';
import type { GameSetup, Player } from '../../session/types.js';
import { botPlayer, levelOf } from './presets.js';

const fitted = (players: readonly Player[], counts: readonly number[]): readonly Player[] => {
  if (counts.includes(players.length)) return players;
  const cut = players.slice(0, Math.max(...counts));
  const missing = Math.max(0, Math.min(...counts) - cut.length);
  return [...cut, ...Array.from({ length: missing }, (_, i) => botPlayer(cut.length + i, levelOf(players)))];
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
