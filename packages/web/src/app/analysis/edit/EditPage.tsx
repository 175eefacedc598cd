/** Lays a position by hand: from the empty board of a game, or from any position. */
import { fail, ok, type Result } from '@landnam/engine';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { featureOf, games } from '../../../features/index.js';
import { layingTextsOf } from '../../../features/modules.js';
import { sketchGame } from '../../../session/asks.js';
import { type LaidPosition, openDraft } from '../../../session/analysis/draft.js';
import type { DraftSource } from '../../../session/analysis/draftTypes.js';
import type { OpenProblem } from '../../../session/types.js';
import { Trouble } from '../../../ui/Trouble.js';
import { Header } from '../../Header.js';
import { Loading } from '../../Loading.js';
import css from '../analysis.module.css';
import { draftAskedFor, USUAL_SEATS } from '../source.js';
import { useHash } from '../useHash.js';
import { t } from '../words/index.js';
import { EditBoard, type LaidProps } from './EditBoard.js';

const Choice = () => {
  const [, navigate] = useLocation();
  const [game, setGame] = useState(Object.keys(games)[0] ?? '');
  const [players, setPlayers] = useState<readonly number[]>([USUAL_SEATS]);
  const [seats, setSeats] = useState(USUAL_SEATS);
  useEffect(() => {
    let gone = false;
    void sketchGame(game).then((sketch) => !gone && sketch && setPlayers(sketch.players));
    return () => {
      gone = true;
    };
  }, [game]);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const count = players.includes(seats) ? seats : (players[0] ?? USUAL_SEATS);
    navigate(`/analysis/edit?game=${game}&seats=${count}`);
  };
  return (
    <main className="sheet" id="content">
      <h1>{t.edit_title()}</h1>
      <p>{t.edit_intro()}</p>
      <form className={css['start']} onSubmit={begin}>
        <label>
          {t.game()}
          <select value={game} data-game onChange={(event) => setGame(event.target.value)}>
            {Object.entries(games).map(([id, entry]) => (
              <option key={id} value={id}>
                {entry.name()}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.seats()}
          <select value={seats} onChange={(event) => setSeats(Number(event.target.value))}>
            {players.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <div className="buttons">
          <button type="submit" className="button primary">
            {t.begin_laying()}
          </button>
        </div>
      </form>
    </main>
  );
};

const openWhole = async (source: DraftSource): Promise<Result<LaidProps, OpenProblem>> => {
  const opened = await openDraft(source);
  if (!opened.ok) return opened;
  try {
    const { modules } = opened.value.opened.info;
    const [feature, texts] = await Promise.all([featureOf(modules), layingTextsOf(modules)]);
    return ok({ draft: opened.value, feature, texts });
  } catch (error) {
    opened.value.close();
    return fail({ code: 'failed', line: String(error) });
  }
};

const useDraft = (source: DraftSource): Result<LaidProps, OpenProblem> | undefined => {
  const [result, setResult] = useState<Result<LaidProps, OpenProblem>>();
  useEffect(() => {
    let gone = false;
    let draft: LaidPosition | undefined;
    void openWhole(source).then((found) => {
      draft = found.ok ? found.value.draft : undefined;
      if (gone) draft?.close();
      else setResult(found);
    });
    return () => {
      gone = true;
      draft?.close();
      setResult(undefined);
    };
  }, [source]);
  return result;
};

const NotOpened = ({ problem }: { readonly problem: OpenProblem }) => (
  <main className="sheet" id="content" role="alert">
    <Trouble head={t.not_opened()} problem={problem} />
  </main>
);

const Opening = ({ source }: { readonly source: DraftSource }) => {
  const result = useDraft(source);
  if (result === undefined) return <Loading />;
  if (result.ok) return <EditBoard {...result.value} />;
  return <NotOpened problem={result.error} />;
};

type Asked = Result<DraftSource, string> | 'nothing';

const useAsked = (): Asked | undefined => {
  const [search, hash] = [useSearch(), useHash()];
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let gone = false;
    setAsked(undefined);
    void draftAskedFor(search, hash).then((found) => !gone && setAsked(found ?? 'nothing'));
    return () => {
      gone = true;
    };
  }, [search, hash]);
  return asked;
};

const Room = ({ asked }: { readonly asked: Asked }) => {
  if (asked === 'nothing') return <Choice />;
  if (asked.ok) return <Opening source={asked.value} />;
  return <NotOpened problem={{ code: 'damaged', line: asked.error }} />;
};

export const EditPage = () => {
  const asked = useAsked();
  return (
    <>
      <Header />
      {asked === undefined ? <Loading /> : <Room asked={asked} />}
    </>
  );
};
