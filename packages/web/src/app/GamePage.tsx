/** Opens a saved game and keeps it open while the page is shown. */
import type { Result } from '@landnam/engine';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PACES, useSettings } from '../session/settings.js';
import { openFeature } from '../features/index.js';
import { m } from '../paraglide/messages.js';
import { openSession } from '../session/local.js';
import type { GameSession } from '../session/types.js';
import { Header } from './Header.js';
import { GameMenu } from '../table/GameMenu.js';
import { Table } from '../table/Table.js';

const useSession = (id: string): Result<GameSession, string> | undefined => {
  const [result, setResult] = useState<Result<GameSession, string>>();
  const pace = useSettings((state) => PACES[state.pace]);
  useEffect(() => {
    let opened: GameSession | undefined;
    let gone = false;
    void openSession(id, PACES[useSettings.getState().pace]).then(async (found) => {
      opened = found.ok ? found.value : undefined;
      if (opened !== undefined && !gone) await openFeature(opened.info.setup.game);
      if (gone) opened?.close();
      else setResult(found);
    });
    return () => {
      gone = true;
      opened?.close();
      setResult(undefined);
    };
  }, [id]);
  useEffect(() => {
    if (result?.ok) void result.value.setPace(pace);
  }, [pace, result]);
  return result;
};

const Nothing = ({ why }: { readonly why: string }) => (
  <main className="sheet" id="content">
    <p>{why === '' ? m.game_missing() : m.game_broken({ why })}</p>
    <Link className="button" href="/">
      {m.nav_home()}
    </Link>
  </main>
);

export const GamePage = ({ id }: { readonly id: string }) => {
  const result = useSession(id);
  return (
    <>
      <Header game={result?.ok ? result.value.info.setup.game : 'base'}>
        {result?.ok && <GameMenu session={result.value} />}
      </Header>
      {result === undefined && (
        <main className="sheet" id="content">
          <p role="status">{m.game_loading()}</p>
        </main>
      )}
      {result?.ok === false && <Nothing why={result.error} />}
      {result?.ok && <Table key={id} session={result.value} />}
    </>
  );
};
