/** An address that describes a whole game: it is created once and then has its own address. */
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { m } from '../../i18n/words/index.js';
import { createGame } from '../../session/asks.js';
import type { OpenProblem } from '../../session/types.js';
import { TroubleAlert } from '../../ui/Trouble.js';
import { Loading } from '../Loading.js';
import { Sheet } from '../Sheet.js';
import { setupFromAddress } from './fromAddress.js';

export const PlayPage = () => {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<OpenProblem>();
  useEffect(() => {
    let gone = false;
    void createGame(setupFromAddress(search)).then((created) => {
      if (gone) return;
      if (created.ok) navigate(`/game/${created.value}`, { replace: true });
      else setProblem(created.error);
    });
    return () => {
      gone = true;
    };
  }, [search, navigate]);
  if (problem === undefined) return <Loading />;
  return (
    <Sheet>
      <TroubleAlert head={m.begin_failed()} problem={problem} />
    </Sheet>
  );
};
