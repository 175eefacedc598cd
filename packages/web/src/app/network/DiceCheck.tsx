/** Every die, draw and theft of a finished game against what was sealed before it. */
import { fail, type Result } from '@landnam/engine';
import type { Verified } from '@landnam/table';
import { useState } from 'react';
import { askClerk, messageOf } from '../../session/local.js';
import { readSeal, type Seal } from '../../session/network/seals.js';
import type { TableLine } from '../../session/network/tableLine.js';
import type { GameSession } from '../../session/types.js';
import { isWithheld } from '../../session/network/withheld.js';
import css from './company.module.css';
import { useNews } from './useWire.js';
import { n } from './words/index.js';

interface Checked {
  readonly result: Result<Verified, string>;
  readonly seal: Seal | undefined;
}

const witnessOf = (seal: Seal | undefined, seat: number | null) =>
  seal === undefined
    ? {}
    : {
        commitment: seal.commitment,
        ...(seat !== null && { nonce: { seat, nonce: seal.nonce } }),
      };

const check = async (session: GameSession, line: TableLine): Promise<Checked> => {
  const seal = await readSeal(line.id);
  try {
    const text = await session.exportLog();
    const witness = witnessOf(seal, line.news.getState().table?.you ?? null);
    return { seal, result: await askClerk<Result<Verified, string>>((host) => host.verify(text, witness)) };
  } catch (error) {
    return { seal, result: fail(messageOf(error)) };
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

const Outcome = ({ result, seal }: Checked) =>
  result.ok ? (
    <>
      <p>{n.dice_ok({ count: result.value.proofs.length })}</p>
      <p>{seal === undefined ? n.dice_stranger() : n.dice_witness()}</p>
    </>
  ) : (
    <p>{n.dice_bad({ why: result.error })}</p>
  );

const stateOf = (checked: Checked | 'checking' | undefined): string | undefined => {
  if (checked === undefined || checked === 'checking') return checked;
  return checked.result.ok ? 'good' : 'bad';
};

export const DiceCheck = ({ session, line }: { readonly session: GameSession; readonly line: TableLine }) => {
  const [checked, setChecked] = useState<Checked | 'checking'>();
  const { table } = useNews(line);
  if (isWithheld(table)) return <p className={css['dice']}>{n.dice_private()}</p>;
  const press = (): void => {
    setChecked('checking');
    void check(session, line).then(setChecked);
  };
  return (
    <section className={css['dice']} aria-label={n.dice_title()} data-dice={stateOf(checked)}>
      <button type="button" className="button" disabled={checked === 'checking'} onClick={press}>
        {checked === 'checking' ? n.dice_checking() : n.dice_check()}
      </button>
      <div role="status">{typeof checked === 'object' && <Outcome {...checked} />}</div>
      {typeof checked === 'object' && checked.result.ok && <Proofs verified={checked.result.value} />}
    </section>
  );
};
