/** A game that begins with the first lines of another: other people, and another chance from there on. */
import { LiveTable } from '@landnam/table';
import type { By, LogHeader } from '@landnam/engine/log';
import type { Player } from '../../types.js';

/** What committed the old game's dice says nothing about the new one's. */
const headerFor = (
  { rules, game, map, layout, seats, options, deal, mapData }: LogHeader,
  players: readonly Player[],
  seed: string,
): LogHeader => ({
  rules,
  game,
  map,
  ...(layout !== undefined && { layout }),
  seats,
  options,
  deal,
  seed,
  seated: players.map(({ bot }): By => (bot === '' ? 'person' : `bot ${bot}`)),
  ...(mapData !== undefined && { mapData }),
});

export const playedOn = (
  { table, setup, header, entries }: LiveTable,
  ply: number,
  players: readonly Player[],
  seed: string,
): LiveTable => {
  const live = new LiveTable(table, { ...setup, players, seed }, headerFor(header, players, seed));
  for (const line of entries.slice(0, ply)) {
    const why = live.replay(line.split(' ; ')[0] ?? line);
    if (why !== null) throw new Error(`"${line}": ${why}`);
  }
  return live;
};
