/** A short code that was read out. */
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { Wire } from '../../../session/network/lineState.js';
import css from '../network.module.css';
import { refusalText } from '../refusals.js';
import { n } from '../words/index.js';

export const CodeForm = ({ wire }: { readonly wire: Wire }) => {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState('');
  const [, navigate] = useLocation();
  const id = useId();
  const go = async (): Promise<void> => {
    const answer = await wire.ask({ ask: 'findTable', code }).catch(() => undefined);
    if (answer?.ok && answer.table !== undefined) navigate(`/table/${answer.table}`);
    else setTrouble(answer === undefined || answer.ok ? n.offline() : refusalText({ code: 'badCode' }));
  };
  return (
    <form
      className={css['inline']}
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <h2>{n.come_by_code()}</h2>
      <label htmlFor={id} className="hidden">
        {n.code()}
      </label>
      <input
        id={id}
        type="text"
        className={css['code']}
        maxLength={6}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder="ABC234"
        value={code}
        onChange={({ target }) => setCode(target.value.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))}
      />
      <button type="submit" className="button" disabled={code.length !== 6}>
        {n.code_go()}
      </button>
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </form>
  );
};
