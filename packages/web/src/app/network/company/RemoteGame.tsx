/** A table's game: the same table as everywhere, with company. */
import { fail, ok, type Result } from '@landnam/engine';
import type { TableTold } from '@landnam/protocol';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { featureOf, games } from '../../../features/index.js';
import { joined } from '../../../features/join.js';
import type { Feature } from '../../../moves/feature.js';
import { isDue } from '../../../moves/legal.js';
import { openRemote, type RemoteSession } from '../../../session/network/remote.js';
import type { TableLine } from '../../../session/network/tableLine.js';
import { NONE } from '../../../session/none.js';
import { OFFER_TIMES, useSettings } from '../../../session/settings.js';
import type { OpenProblem } from '../../../session/types.js';
import { GameMenu } from '../../../table/GameMenu.js';
import { Table } from '../../../table/Table.js';
import { Header } from '../../Header.js';
import { BotPlayed } from './BotPlayed.js';
import { CompanyAnnouncer } from './CompanyAnnouncer.js';
import { CompanyMenu } from './CompanyMenu.js';
import { CompanyNotices } from './CompanyNotices.js';
import { companyAddition } from './companyAddition.js';
import { gameName, seatTitle } from '../names.js';
import { Idlers } from './Idlers.js';
import { Painted } from '../Painted.js';
import { presenceOf } from './People.js';
import { Shut } from '../Shut.js';
import { useTurnCall } from './useTurnCall.js';
import { n } from '../words/index.js';

const RulesBeside = lazy(async () => ({ default: (await import('../../rules/RulesBeside.js')).RulesBeside }));

interface Opened {
  readonly session: RemoteSession;
  readonly feature: Feature;
}

const open = async (line: TableLine): Promise<Result<Opened, OpenProblem>> => {
  const found = await openRemote(line, { name: seatTitle, note: presenceOf });
  if (!found.ok) return found;
  try {
    const feature = await featureOf(found.value.info.modules);
    return ok({ session: found.value, feature: joined([feature, companyAddition(line)]) });
  } catch (error) {
    found.value.close();
    return fail({ code: 'failed', line: String(error) });
  }
};

const useRemote = (line: TableLine): Result<Opened, OpenProblem> | undefined => {
  const [result, setResult] = useState<Result<Opened, OpenProblem>>();
  useEffect(() => {
    let [gone, opened]: [boolean, RemoteSession | undefined] = [false, undefined];
    void open(line).then((found) => {
      opened = found.ok ? found.value.session : undefined;
      if (gone) opened?.close();
      else setResult(found);
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [line]);
  return result;
};

/** How this person wants to be asked by the way. */
const useManners = (session: RemoteSession): void => {
  const seconds = useSettings((state) => OFFER_TIMES[state.offerTime]);
  const ask = useSettings((state) => state.offers);
  useEffect(() => void session.setManners({ seconds, ask }), [session, seconds, ask]);
};

const OpenGame = ({ session, feature, line, table }: Opened & Props) => {
  const [rules, setRules] = useState(false);
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  );
  const { game } = table.rules;
  const own = table.seats[table.you ?? NONE];
  const myTurn = isDue(snapshot) && snapshot.over === null && !table.paused && own?.away === false;
  const next = snapshot.over === null ? snapshot.next : NONE;
  useManners(session);
  useTurnCall(myTurn, table.table, gameName(game));
  return (
    <Painted table={table}>
      <Header game={game} onRules={() => setRules(!rules)}>
        <CompanyMenu line={line} table={table} next={next} />
        <GameMenu session={session} feature={feature} />
      </Header>
      <CompanyNotices line={line}>
        <Idlers line={line} table={table} next={next} ply={snapshot.ply} />
        <BotPlayed session={session} feature={feature} snapshot={snapshot} table={table} />
      </CompanyNotices>
      <Table session={session} feature={feature} entry={games[game]} />
      <CompanyAnnouncer line={line} myTurn={myTurn} />
      <Suspense fallback={null}>
        {rules && <RulesBeside game={game} onClose={() => setRules(false)} />}
      </Suspense>
    </Painted>
  );
};

interface Props {
  readonly line: TableLine;
  readonly table: TableTold;
}

export const RemoteGame = (props: Props) => {
  const result = useRemote(props.line);
  if (result?.ok) return <OpenGame {...result.value} {...props} />;
  return <Shut text={result === undefined ? n.connecting() : n.refused_other({ code: result.error.line })} />;
};
