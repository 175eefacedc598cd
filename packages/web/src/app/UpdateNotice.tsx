import { useEffect, useState } from 'react';
import { m } from '../i18n/words/index.js';
import css from './start/start.module.css';
import { isGameOpen, loadUpdate, lookForUpdate, useUpdating } from './update.js';

/** The game that was just left closes with its worker, which a busy browser reports late. */
const TRIES = [0, 300, 1_000, 2_000];

const loadOnComing = async (left: AbortSignal): Promise<void> => {
  for (const pause of TRIES) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const { waiting } = useUpdating.getState();
    if (left.aborted || waiting === null || (await loadUpdate(waiting))) return;
  }
};

/** Returning to the start page installs the new version; a person already there is asked. */
export const UpdateNotice = () => {
  const waiting = useUpdating((state) => state.waiting);
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    if (waiting !== null) setBusy(!(await loadUpdate(waiting)));
  };
  useEffect(() => {
    lookForUpdate();
    const left = new AbortController();
    void loadOnComing(left.signal);
    // only on arriving here
    return () => left.abort();
  }, []);
  useEffect(() => {
    if (waiting !== null) void isGameOpen().then(setBusy);
  }, [waiting]);
  if (waiting === null) return null;
  return (
    <div className={css['update']} role="status" data-update={busy ? 'later' : 'ready'}>
      <p>{busy ? m.update_later() : m.update_ready()}</p>
      <button type="button" className="button" onClick={() => void load()}>
        {m.update_load()}
      </button>
    </div>
  );
};
