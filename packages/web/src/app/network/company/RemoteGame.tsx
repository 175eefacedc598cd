/** A table's game: the same table as everywhere, plus what other people add. */
import type { TableTold } from '@landnam/protocol';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { entryOf } from '../../../features/index.js';
import { joined } from '../../../features/join.js';
import { isDue } from '../../../moves/legal.js';
import { openRemote } from '../../../session/network/remote.js';
import type { TableLine } from '../../../session/network/tableLine.js';
import { NONE } from '../../../session/none.js';
import { GameFrame } from '../../game/GameFrame.js';
import { type Opened, useOpened } from '../../game/useOpened.js';
import { BotPlayed } from './BotPlayed.js';
import { CompanyAnnouncer } from './CompanyAnnouncer.js';
import { CompanyMenu } from './CompanyMenu.js';
import { CompanyNotices } from './CompanyNotices.js';
import { companyAddition } from './companyAddition.js';
import { seatTitle } from '../names.js';
import { Idlers } from './Idlers.js';
import { Painted } from '../../../ui/Painted.js';
import { presenceOf } from './People.js';
import { Shut } from '../Shut.js';
import { useTurnCall } from './useTurnCall.js';
import { n } from '../words/index.js';

interface Props {
  readonly line: TableLine;
  readonly table: TableTold;
}

const OpenGame = ({ session, feature: plain, line, table }: Opened & Props) => {
  const feature = useMemo(() => joined([plain, companyAddition(line)]), [plain, line]);
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  );
  const own = table.seats[table.you ?? NONE];
  const myTurn = isDue(snapshot) && snapshot.over === null && !table.paused && own?.away === false;
  const next = snapshot.over === null ? snapshot.next : NONE;
  useTurnCall(myTurn, table.table, entryOf(session.info)?.name() ?? '');
  return (
    <Painted colours={table.seats.map(({ colour }) => colour)}>
      <GameFrame
        session={session}
        feature={feature}
        menu={<CompanyMenu line={line} table={table} next={next} />}
      >
        <CompanyNotices line={line}>
          <Idlers line={line} table={table} next={next} ply={snapshot.ply} />
          <BotPlayed session={session} feature={feature} snapshot={snapshot} table={table} />
        </CompanyNotices>
      </GameFrame>
      <CompanyAnnouncer line={line} myTurn={myTurn} />
    </Painted>
  );
};

export const RemoteGame = (props: Props) => {
  const { line } = props;
  const open = useCallback(() => openRemote(line, { name: seatTitle, note: presenceOf }), [line]);
  const result = useOpened(open);
  if (result?.ok) return <OpenGame {...result.value} {...props} />;
  return <Shut text={result === undefined ? n.connecting() : n.refused_other({ code: result.error.line })} />;
};
