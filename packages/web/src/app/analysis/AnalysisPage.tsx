/** The analysis board: any position, every seat one's own, chance included. */
import type { Result } from '@landnam/engine';
import { useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { entryOf, ruledBy } from '../../features/index.js';
import { type AnalysisSession, openAnalysis } from '../../session/analysis/analysisSession.js';
import type { AnalysisSource } from '../../session/analysis/types.js';
import type { OpenProblem } from '../../session/types.js';
import { Table } from '../../table/Table.js';
import { Trouble } from '../../ui/Trouble.js';
import { type Opened, useOpened } from '../game/useOpened.js';
import { WithRules } from '../game/WithRules.js';
import { Header } from '../Header.js';
import { Loading } from '../Loading.js';
import css from './analysis.module.css';
import '../beside.css';
import { Panel } from './Panel.js';
import { Mend } from './Mend.js';
import { askedFor } from './source.js';
import { Start } from './Start.js';
import { useHash } from './useHash.js';
import { t } from './words/index.js';

type Asked = Result<AnalysisSource, string> | 'nothing' | undefined;

const useAsked = (address: string, texts: number): Asked => {
  const [search, hash] = [useSearch(), useHash()];
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let gone = false;
    setAsked(undefined);
    void askedFor(address, search, hash).then((found) => !gone && setAsked(found ?? 'nothing'));
    return () => {
      gone = true;
    };
  }, [address, search, hash, texts]);
  return asked;
};

const RUNNING = 'running';

const WhyNot = ({ problem }: { readonly problem: OpenProblem }) => (
  <div role="alert">
    {problem.line === RUNNING ? <p>{t.running()}</p> : <Trouble head={t.not_opened()} problem={problem} />}
  </div>
);

const AtBoard = ({ session, feature }: Opened<AnalysisSession>) => {
  const { info } = session;
  return (
    <WithRules game={ruledBy(info)}>
      <div className={css['analysis']} data-room="analysis" data-beside>
        <Table session={session} feature={feature} entry={entryOf(info)}>
          <Panel session={session} />
        </Table>
      </div>
    </WithRules>
  );
};

const Opening = ({ source, onText }: { readonly source: AnalysisSource; readonly onText: () => void }) => {
  const open = useCallback(() => openAnalysis(source), [source]);
  const result = useOpened(open);
  if (result?.ok) return <AtBoard {...result.value} />;
  return (
    <>
      <Header />
      {result === undefined ? (
        <Loading />
      ) : (
        <Start onText={onText}>
          <WhyNot problem={result.error} />
          <Mend source={source} />
        </Start>
      )}
    </>
  );
};

export const AnalysisPage = ({ address = '' }: { readonly address?: string | undefined }) => {
  const [texts, setTexts] = useState(0);
  const asked = useAsked(address, texts);
  const onText = (): void => setTexts((count) => count + 1);
  if (asked !== undefined && asked !== 'nothing' && asked.ok)
    return <Opening source={asked.value} onText={onText} />;
  return (
    <>
      <Header />
      {asked === undefined ? (
        <Loading />
      ) : (
        <Start onText={onText}>
          {asked !== 'nothing' && !asked.ok && <WhyNot problem={{ code: 'damaged', line: asked.error }} />}
        </Start>
      )}
    </>
  );
};
