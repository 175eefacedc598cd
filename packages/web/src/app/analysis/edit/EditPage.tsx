/** Lays a position by hand: from the empty board of a game, or from any position. */
import { fail, ok, type Result } from '@landnam/engine';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { featureOf, games } from '../../../features/index.js';
import type { Feature } from '../../../moves/feature.js';
import { sketchGame } from '../../../session/asks.js';
import { type LaidPosition, openDraft } from '../../../session/analysis/draft.js';
import type { DraftSource } from '../../../session/analysis/draftTypes.js';
import type { OpenProblem } from '../../../session/types.js';
import { Trouble } from '../../../ui/Trouble.js';
import { Header } from '../../Header.js';
import { Loading } from '../../Loading.js';
import css from '../analysis.module.css';
import { t } from '../words/index.js';
import { EditBoard } from './EditBoard.js';

const sourceIn = (search: string): DraftSource | null => {
  const asked = new URLSearchParams(search);
  const [position, game, seats] = ['position', 'game', 'seats'].map((name) => asked.get(name));
  if (position) return { kind: 'text', text: position };
  return game ? { kind: 'game', game, seats: Number(seats ?? 4) } : null;
};

const USUAL = 4;

const Choice = () => {
  const [, navigate] = useLocation();
  const [game, setGame] = useState(Object.keys(games)[0] ?? '');
  const [players, setPlayers] = useState<readonly number[]>([USUAL]);
  const [seats, setSeats] = useState(USUAL);
  useEffect(() => {
    let gone = false;
    void sketchGame(game).then((sketch) => !gone && sketch && setPlayers(sketch.players));
    return () => {
      gone = true;
    };
  }, [game]);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const count = players.includes(seats) ? seats : (players[0] ?? USUAL);
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

interface Opened {
  readonly draft: LaidPosition;
  readonly feature: Feature;
}

const openWhole = async (source: DraftSource): Promise<Result<Opened, OpenProblem>> => {
  const opened = await openDraft(source);
  if (!opened.ok) return opened;
  try {
    return ok({ draft: opened.value, feature: await featureOf(opened.value.opened.info.modules) });
  } catch (error) {
    opened.value.close();
    return fail({ code: 'failed', line: String(error) });
  }
};

const useDraft = (source: DraftSource): Result<Opened, OpenProblem> | undefined => {
  const [result, setResult] = useState<Result<Opened, OpenProblem>>();
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

const Opening = ({ source }: { readonly source: DraftSource }) => {
  const result = useDraft(source);
  if (result === undefined) return <Loading />;
  if (result.ok) return <EditBoard {...result.value} />;
  return (
    <main className="sheet" id="content" role="alert">
      <Trouble head={t.not_opened()} problem={result.error} />
    </main>
  );
};

export const EditPage = () => {
  const search = useSearch();
  const source = useMemo(() => sourceIn(search), [search]);
  return (
    <>
      <Header />
      {source === null ? <Choice /> : <Opening key={search} source={source} />}
    </>
  );
};
