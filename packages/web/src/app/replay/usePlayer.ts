/** Where a replay stands, and whether it goes on by itself. */
import { useCallback, useEffect, useState } from 'react';
import type { ReplaySession } from '../../session/lookback/replaySession.js';
import type { Outline } from '../../session/lookback/types.js';

/** Milliseconds from one entry to the next. */
export const SPEEDS = [2000, 1000, 500, 200] as const;

export interface ReplayPlayer {
  readonly ply: number;
  readonly plays: boolean;
  /** Index of `SPEEDS`. */
  readonly speed: number;
  readonly goTo: (ply: number) => void;
  readonly step: (by: number) => void;
  /** To the beginning of the turn before or after. */
  readonly turn: (by: -1 | 1) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

const turnFrom = ({ turns, plies }: Outline, ply: number, by: -1 | 1): number =>
  by > 0
    ? (turns.find((turn) => turn.ply > ply)?.ply ?? plies)
    : (turns.findLast((turn) => turn.ply < ply)?.ply ?? 0);

export const usePlayer = (session: ReplaySession, outline: Outline, from: number): ReplayPlayer => {
  const { plies } = outline;
  const [ply, setPly] = useState(Math.min(from, plies));
  const [plays, setPlays] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => void session.goTo(ply), [session, ply]);
  const goTo = useCallback((to: number) => setPly(Math.max(0, Math.min(plies, to))), [plies]);
  const pause = SPEEDS[speed] ?? SPEEDS[1];
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setInterval(() => setPly((now) => Math.min(plies, now + 1)), pause);
    return () => clearInterval(timer);
  }, [plays, plies, pause]);
  const isRunning = plays && ply < plies;
  return {
    ply,
    plays: isRunning,
    speed,
    goTo,
    step: (by) => goTo(ply + by),
    turn: (by) => goTo(turnFrom(outline, ply, by)),
    toggle: () => {
      if (!isRunning && ply === plies) setPly(0);
      setPlays(!isRunning);
    },
    setSpeed,
  };
};
