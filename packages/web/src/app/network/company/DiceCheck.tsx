/** Checks every die, draw and theft of a finished game against what was sealed before and told during it. Automatic: no one has to be suspicious first. */
import type { Checked, Verified } from '@landnam/table';
import { useCallback, useEffect, useState } from 'react';
import { askWorker } from '../../../session/asks.js';
import { messageOf } from '../../../session/problems.js';
import type { TableLine } from '../../../session/network/tableLine.js';
import type { GameSession } from '../../../session/types.js';
import { isWithheld } from '../../../session/network/withheld.js';
import css from './company.module.css';
import { SaveSeal } from './SaveSeal.js';
import { useNews } from '../useWire.js';
import { n } from '../words/index.js';

/** Undefined if the log is not available now. */
const check = async (session: GameSession, { id, news }: TableLine): Promise<Checked | undefined> => {
  const secret = news.getState().table?.fair.secret ?? null;
  try {
    const text = await session.exportLog();
    if (text === '') return undefined;
    return await askWorker(({ fairness }) => fairness.checkSealed(text, id, secret));
  } catch (error) {
    return { holds: false, because: messageOf(error), seal: 'none' };
  }
};

const Proofs = ({ verified }: { readonly verified: Verified }) => (
  <details>
    <summary>{n.dice_show()}</summary>
    <div className={css['proofs']} role="region" aria-label={n.dice_show()} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{n.dice_nr()}</th>
            <th scope="col">{n.dice_what()}</th>
            <th scope="col">{n.dice_drawn()}</th>
            <th scope="col">{n.dice_proof()}</th>
          </tr>
        </thead>
        <tbody>
          {verified.proofs.map(({ number, action, draws, digest }) => (
            <tr key={number ?? -1}>
              <td>{number ?? '–'}</td>
              <td>{action.replace(/^\* /, '')}</td>
              <td>
                {number === null
                  ? draws.length
                  : draws.map(({ drawn, below }) => `${drawn}/${below}`).join(' ')}
              </td>
              <td>
                <code>{digest}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <dl>
      <dt>{n.dice_secret()}</dt>
      <dd>
        <code>{verified.sealed.secret}</code>
      </dd>
      <dt>{n.dice_seal()}</dt>
      <dd>
        <code>{verified.commitment}</code>
      </dd>
    </dl>
  </details>
);

const SEALS = { none: n.dice_stranger, matched: n.dice_witness, differs: n.dice_differs } as const;

const Good = ({ seal, verified }: Checked) => (
  <>
    <p>{n.dice_ok({ count: verified?.proofs.length ?? 0 })}</p>
    <p data-seal={seal}>{SEALS[seal]()}</p>
    {verified !== undefined && verified.failed > 0 && <p>{n.openings_failed({ count: verified.failed })}</p>}
  </>
);

const Bad = ({ because, seal }: Checked) => (
  <>
    <p>{n.dice_bad({ why: because })}</p>
    {seal === 'differs' && <p data-seal={seal}>{SEALS[seal]()}</p>}
  </>
);

type State = Checked | 'checking' | 'missing';

const Outcome = ({ state }: { readonly state: State }) => {
  if (state === 'checking') return <p>{n.dice_checking()}</p>;
  if (state === 'missing') return <p>{n.dice_missing()}</p>;
  return state.holds ? <Good {...state} /> : <Bad {...state} />;
};

const markOf = (state: State): string => {
  if (typeof state === 'string') return state;
  return state.holds ? 'good' : 'bad';
};

export const DiceCheck = ({ session, line }: { readonly session: GameSession; readonly line: TableLine }) => {
  const [state, setState] = useState<State>('checking');
  const { table } = useNews(line);
  const withheld = isWithheld(table);
  const [over, seated] = [table?.phase === 'over', table?.you !== null];
  const run = useCallback((): void => {
    setState('checking');
    void check(session, line).then((checked) => setState(checked ?? 'missing'));
  }, [session, line]);
  useEffect(() => {
    if (!withheld && over) run();
  }, [run, withheld, over]);
  if (withheld) return <p className={css['dice']}>{n.dice_private()}</p>;
  return (
    <section className={css['dice']} aria-label={n.dice_title()} data-dice={markOf(state)}>
      <div role="status">
        <Outcome state={state} />
      </div>
      {state === 'missing' && (
        <button type="button" className="button" onClick={run}>
          {n.dice_check()}
        </button>
      )}
      <details>
        <summary>{n.dice_limits()}</summary>
        <p>{n.dice_limits_about()}</p>
      </details>
      {typeof state === 'object' && state.verified !== undefined && <Proofs verified={state.verified} />}
      {seated && <SaveSeal line={line} />}
    </section>
  );
};
