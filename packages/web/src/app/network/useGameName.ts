import { useEffect, useState } from 'react';
import { sketchGame } from '../../session/asks.js';
import { isOwnGame } from '../../session/network/ownGame.js';
import { gameName } from './names.js';
import { n } from './words/index.js';

/** A map of somebody's own says itself what it is called, once it is here. */
export const useGameName = (game: string): string => {
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    let gone = false;
    if (isOwnGame(game))
      void sketchGame(game).then((sketch) => {
        if (!gone) setOwn(sketch?.own?.name);
      });
    return () => {
      gone = true;
    };
  }, [game]);
  return isOwnGame(game) ? (own ?? n.own_map()) : gameName(game);
};
