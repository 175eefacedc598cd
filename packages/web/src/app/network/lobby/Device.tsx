/** Move to another device, or be forgotten. */
import { useId, useState } from 'react';
import type { Wire } from '../../../session/network/lineState.js';
import { SureButton } from '../../../ui/SureButton.js';
import { arriveHere, forgetMe } from './guest.js';
import css from '../network.module.css';
import { refusalText, troubleOf } from '../refusals.js';
import { n } from '../words/index.js';

const PassOn = ({ wire }: { readonly wire: Wire }) => {
  const [shown, setShown] = useState('');
  const make = async (): Promise<void> => {
    const answer = await wire.ask({ ask: 'passOn' }).catch(() => undefined);
    if (answer?.ok) setShown(answer.code ?? '');
    else setShown(answer === undefined ? n.offline() : refusalText(answer));
  };
  return (
    <p className={css['inline']}>
      <button type="button" className="button" onClick={() => void make()}>
        {n.device_code()}
      </button>
      <output className={css['code']} data-pass>
        {shown}
      </output>
    </p>
  );
};

const Arrive = () => {
  const [code, setCode] = useState('');
  const [told, setTold] = useState('');
  const id = useId();
  const arrive = async (): Promise<void> => {
    const answer = await arriveHere(code);
    setTold(answer.ok ? n.device_arrived() : troubleOf(answer));
    // the connection still knows the previous guest
    if (answer.ok) location.reload();
  };
  return (
    <form
      className={css['inline']}
      onSubmit={(event) => {
        event.preventDefault();
        void arrive();
      }}
    >
      <label htmlFor={id}>{n.device_here()}</label>
      <input
        id={id}
        type="text"
        className={css['code']}
        maxLength={10}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))}
      />
      <button type="submit" className="button" disabled={code.length !== 10}>
        {n.device_arrive()}
      </button>
      <span role="status">{told}</span>
    </form>
  );
};

const Forget = () => {
  const [trouble, setTrouble] = useState('');
  const forget = async (): Promise<void> => {
    if (await forgetMe()) location.assign('/');
    else setTrouble(n.refused_line());
  };
  return (
    <>
      <p>{n.forget_about()}</p>
      <SureButton label={n.forget()} sure={n.forget_sure()} onSure={() => void forget()} />
      <span role="status">{trouble}</span>
    </>
  );
};

export const Device = ({ wire }: { readonly wire: Wire }) => (
  <details className={css['more']}>
    <summary>{n.device()}</summary>
    <p>{n.device_about()}</p>
    <PassOn wire={wire} />
    <Arrive />
    <Forget />
  </details>
);
