/** A new table: a name and one button are enough. */
import type { RulesOfTable } from '@landnam/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Wire } from '../../../session/network/lineState.js';
import { useSettings } from '../../../session/settings.js';
import { sayName } from './guest.js';
import { NameField } from './NameField.js';
import css from '../network.module.css';
import { refusalText, troubleOf } from '../refusals.js';
import { RulesForm } from './RulesForm.js';
import { fitted, usualRules } from './usualRules.js';
import { n } from '../words/index.js';

const openTable = async (
  wire: Wire,
  name: string,
  rules: RulesOfTable,
): Promise<string | { why: string }> => {
  const named = await sayName(wire, name);
  if (!named.ok) return { why: troubleOf(named) };
  const answer = await wire.ask({ ask: 'create', rules: await fitted(rules) }).catch(() => undefined);
  if (answer?.ok && answer.table !== undefined) return answer.table;
  return { why: answer === undefined || answer.ok ? n.offline() : refusalText(answer) };
};

export const CreateForm = ({ wire, open }: { readonly wire: Wire; readonly open: boolean }) => {
  const kept = useSettings((state) => state.name);
  // the stored one may arrive later, with the server's greeting
  const [typed, setName] = useState<string>();
  const name = typed ?? kept;
  const [rules, setRules] = useState(usualRules);
  const [trouble, setTrouble] = useState('');
  const [, navigate] = useLocation();
  const submit = async (): Promise<void> => {
    const made = await openTable(wire, name, rules);
    if (typeof made === 'string') navigate(`/table/${made}?sit`);
    else setTrouble(made.why);
  };
  return (
    <form
      className={css['card']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <NameField value={name} onChange={setName} />
      <RulesForm rules={rules} onChange={setRules} />
      {trouble !== '' && <p role="alert">{trouble}</p>}
      <button type="submit" className="button primary big" disabled={!open} data-create>
        {n.open_table()}
      </button>
    </form>
  );
};
