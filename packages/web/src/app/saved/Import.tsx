import { type ChangeEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { m } from '../../i18n/words/index.js';
import { importGame } from '../../session/asks.js';
import type { OpenProblem } from '../../session/types.js';
import { TroubleAlert } from '../../ui/Trouble.js';
import css from '../start/start.module.css';

/** A log from a file becomes a game of this browser. */
export const Import = () => {
  const [problem, setProblem] = useState<OpenProblem>();
  const [, navigate] = useLocation();
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    const result = await importGame(await file.text());
    // the same file may be tried again
    event.target.value = '';
    if (result.ok) navigate(`/game/${result.value}`);
    else setProblem(result.error);
  };
  return (
    <>
      <div className="buttons">
        <label className={`button ${css['import']}`}>
          {m.start_import()}
          <input
            type="file"
            accept=".log,.txt,text/plain"
            className="hidden"
            onChange={(event) => void read(event)}
          />
        </label>
        <Link className={`button ${css['import']}`} href="/replay/file">
          {m.start_replay()}
        </Link>
      </div>
      <TroubleAlert head={m.start_import_failed()} problem={problem} />
    </>
  );
};
