/** A game that does not open: why, a copy of it as it is, and the ways out. */
import { Link, useLocation } from 'wouter';
import { m } from '../../i18n/words/index.js';
import { deleteGame } from '../../session/storage/library.js';
import type { OpenProblem } from '../../session/types.js';
import { exportRaw } from '../../ui/files.js';
import { SureButton } from '../../ui/SureButton.js';
import { TroubleAlert } from '../../ui/Trouble.js';

export const CannotOpen = ({ id, problem }: { readonly id: string; readonly problem: OpenProblem }) => {
  const [, navigate] = useLocation();
  const again = problem.code === 'failed' || problem.code === 'storage';
  const there = problem.code !== 'missing' && problem.code !== 'storage';
  return (
    <main className="sheet" id="content">
      <TroubleAlert head={problem.code === 'missing' ? '' : m.game_unopened()} problem={problem} />
      <div className="buttons">
        {again && (
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {m.game_again()}
          </button>
        )}
        <Link className={again ? 'button' : 'button primary'} href="/">
          {m.nav_home()}
        </Link>
        {there && (
          <button type="button" className="button" onClick={() => void exportRaw(id)}>
            {m.saved_export()}
          </button>
        )}
        {there && <SureButton onSure={() => void deleteGame(id).then(() => navigate('/'))} />}
      </div>
    </main>
  );
};
