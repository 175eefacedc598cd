import { useState } from 'react';
import { useLocation } from 'wouter';
import { createGame } from '../../session/asks.js';
import type { GameSetup, OpenProblem } from '../../session/types.js';

/** Begins a game and opens it, or says why it cannot. */
export const useBegin = (): readonly [(setup: GameSetup) => Promise<void>, OpenProblem | undefined] => {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<OpenProblem>();
  const begin = async (setup: GameSetup): Promise<void> => {
    const created = await createGame(setup);
    if (created.ok) navigate(`/game/${created.value}`);
    else setProblem(created.error);
  };
  return [begin, problem];
};
