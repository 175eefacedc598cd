/** Opens a saved game and keeps it open while the page is shown. */
import { fail, ok, type Result } from '@landnam/engine';
import { lazy, Suspense, useEffect, useState } from 'react';
import { OFFER_TIMES, PACES, useSettings } from '../session/settings.js';
import { featureOf, games } from '../features/index.js';
import type { Feature } from '../moves/feature.js';
import { m } from '../i18n/words/index.js';
import { openSession } from '../session/local.js';
import type { GameSession, OpenProblem } from '../session/types.js';
import { GameMenu } from '../table/GameMenu.js';
import { Table } from '../table/Table.js';
import { CannotOpen } from './CannotOpen.js';
import { Header } from './Header.js';

const RulesBeside = lazy(async () => ({ default: (await import('./rules/RulesBeside.js')).RulesBeside }));

interface Opened {
  readonly session: GameSession;
  readonly feature: Feature;
}

/** With everything the page needs to show it. */
const open = async (id: string): Promise<Result<Opened, OpenProblem>> => {
  const found = await openSession(id, PACES[useSettings.getState().pace]);
  if (!found.ok) return found;
  try {
    return ok({ session: found.value, feature: await featureOf(found.value.info.modules) });
  } catch (error) {
    found.value.close();
    return fail({ code: 'failed', line: String(error) });
  }
};

const useSession = (id: string): Result<Opened, OpenProblem> | undefined => {
  const [result, setResult] = useState<Result<Opened, OpenProblem>>();
  const pace = useSettings((state) => PACES[state.pace]);
  useEffect(() => {
    let opened: GameSession | undefined;
    let gone = false;
    void open(id).then((found) => {
      opened = found.ok ? found.value.session : undefined;
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
    if (result?.ok) void result.value.session.setPace(pace);
  }, [pace, result]);
  const [seconds, ask] = [
    useSettings((state) => OFFER_TIMES[state.offerTime]),
    useSettings((state) => state.offers),
  ];
  useEffect(() => {
    if (result?.ok) void result.value.session.setManners({ seconds, ask });
  }, [seconds, ask, result]);
  return result;
};

const OpenGame = ({ session, feature }: Opened) => {
  const { game } = session.info.setup;
  const [rules, setRules] = useState(false);
  return (
    <>
      <Header game={game} onRules={() => setRules(!rules)}>
        <GameMenu session={session} feature={feature} />
      </Header>
      <Table session={session} feature={feature} entry={games[game]} />
      <Suspense fallback={null}>
        {rules && <RulesBeside game={game} onClose={() => setRules(false)} />}
      </Suspense>
    </>
  );
};

const Loading = () => (
  <main className="sheet" id="content">
    <p role="status">{m.game_loading()}</p>
  </main>
);

export const GamePage = ({ id }: { readonly id: string }) => {
  const result = useSession(id);
  if (result?.ok) return <OpenGame key={id} {...result.value} />;
  return (
    <>
      <Header />
      {result === undefined ? <Loading /> : <CannotOpen id={id} problem={result.error} />}
    </>
  );
};
