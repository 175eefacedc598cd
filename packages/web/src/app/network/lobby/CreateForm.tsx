/** A new table: a name and one button are enough. */
import type { HelpOfTable, RulesOfTable } from '@landnam/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sendIfOwn } from '../../../session/network/sendIfOwn.js';
import type { Wire } from '../../../session/network/lineState.js';
import { sayName } from './guest.js';
import { NameField } from './NameField.js';
import css from '../network.module.css';
import { refusalText, troubleOf } from '../refusals.js';
import { RulesForm } from './RulesForm.js';
import { fitted, USUAL_HELP } from './usualRules.js';
import { n } from '../words/index.js';

/** A server of before knows no help, and is asked for none. */
const wished = (help: HelpOfTable): { help?: HelpOfTable } => (help.hints || help.hands ? { help } : {});

const openTable = async (
  wire: Wire,
  name: string,
  rules: RulesOfTable,
  help: HelpOfTable,
): Promise<string | { why: string }> => {
  const named = await sayName(wire, name);
  if (!named.ok) return { why: troubleOf(named) };
  const unsent = await sendIfOwn(rules.game);
  if (unsent !== null) return { why: refusalText(unsent) };
  const answer = await wire
    .ask({ ask: 'create', rules: await fitted(rules), ...wished(help) })
    .catch(() => undefined);
  if (answer?.ok && answer.table !== undefined) return answer.table;
  return { why: answer === undefined || answer.ok ? n.offline() : refusalText(answer) };
};

interface Props {
  readonly wire: Wire;
  readonly open: boolean;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly rules: RulesOfTable;
  readonly onRules: (rules: RulesOfTable) => void;
}

export const CreateForm = ({ wire, open, name, onName, rules, onRules }: Props) => {
  const [help, setHelp] = useState(USUAL_HELP);
  const [trouble, setTrouble] = useState('');
  const [, navigate] = useLocation();
  const submit = async (): Promise<void> => {
    const made = await openTable(wire, name, rules, help);
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
      <NameField value={name} onChange={onName} />
      <RulesForm rules={rules} onChange={onRules} help={help} onHelp={setHelp} />
      {trouble !== '' && <p role="alert">{trouble}</p>}
      <button type="submit" className="button primary big" disabled={!open} data-create>
        {n.open_table()}
      </button>
    </form>
  );
};
