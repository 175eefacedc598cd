/** What replay and review share: the game of an address, or why there is none to look at. */
import { type ChangeEvent, type ComponentType, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { m } from '../../i18n/words/index.js';
import { Trouble } from '../../ui/Trouble.js';
import { Header } from '../Header.js';
import { Loading } from '../Loading.js';
import { chooseFile, FILE, sourceAt } from './source.js';
import { type OpenedLookback, useLookback } from './useLookback.js';
import type { LookbackSource } from '../../session/lookback/types.js';
import type { OpenProblem } from '../../session/types.js';
import { t } from './words/index.js';

export interface RoomProps extends OpenedLookback {
  readonly address: string;
}

const FileChoice = ({ onChosen }: { readonly onChosen: () => void }) => {
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    chooseFile({ name: file.name, text: await file.text() });
    // the same file may be chosen again
    event.target.value = '';
    onChosen();
  };
  return (
    <label className="button primary">
      {t.choose_file()}
      <input
        type="file"
        accept=".log,.txt,text/plain"
        className="hidden"
        onChange={(event) => void read(event)}
      />
    </label>
  );
};

/** How a server refuses the log of a table whose game is not over. */
const NOT_OVER = '409';

const WhyNot = ({ source, problem }: { readonly source: LookbackSource; readonly problem: OpenProblem }) => {
  if (source.kind !== 'table' || problem.code !== 'missing')
    return <Trouble head={t.not_opened()} problem={problem} />;
  return <p>{problem.line === NOT_OVER ? t.table_not_over() : t.no_table_log()}</p>;
};

interface OpenedProps {
  readonly address: string;
  readonly source: LookbackSource;
  readonly Room: ComponentType<RoomProps>;
  readonly onChosen: () => void;
}

const Opened = ({ address, source, Room, onChosen }: OpenedProps) => {
  const result = useLookback(source);
  if (result === undefined) return <Loading />;
  if (result.ok) return <Room {...result.value} address={address} />;
  return (
    <main className="sheet" id="content">
      <div role="alert">
        <WhyNot source={source} problem={result.error} />
      </div>
      <div className="buttons">
        {source.kind === 'file' && <FileChoice onChosen={onChosen} />}
        <Link className="button" href="/">
          {m.nav_home()}
        </Link>
      </div>
    </main>
  );
};

export const OpenedRoom = ({
  address,
  Room,
}: {
  readonly address: string;
  readonly Room: ComponentType<RoomProps>;
}) => {
  const [files, setFiles] = useState(0);
  // a file that is chosen is another source
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const source = useMemo(() => sourceAt(address), [address, files]);
  const onChosen = (): void => setFiles((count) => count + 1);
  return (
    <>
      <Header />
      {source === null ? (
        <main className="sheet" id="content">
          <h1>{t.file_title()}</h1>
          <p>{t.file_about()}</p>
          <FileChoice onChosen={onChosen} />
        </main>
      ) : (
        <Opened key={`${address} ${files}`} {...{ address, source, Room, onChosen }} />
      )}
    </>
  );
};

export const isFile = (address: string): boolean => address === FILE;
