import { useEffect, useState } from 'react';
import { m } from '../i18n/words/index.js';
import css from './start.module.css';
import { isGameOpen, loadUpdate, lookForUpdate, useUpdating } from './update.js';

/** Whoever comes back to the start page gets the new version; whoever is there already is asked. */
export const UpdateNotice = () => {
  const waiting = useUpdating((state) => state.waiting);
  const [busy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    if (waiting !== null) setBusy(!(await loadUpdate(waiting)));
  };
  useEffect(() => {
    lookForUpdate();
    void load();
    // only on coming here
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
