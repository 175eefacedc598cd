/** What everybody at the table may be helped with; like the timer it is no rule, but is listed among the house rules. */
import { useId } from 'react';
import { m } from '../../i18n/words/index.js';
import type { TableHelp } from '../../session/types.js';
import css from '../start/start.module.css';

const FIELDS: Readonly<Record<keyof TableHelp, { name: () => string; about: () => string }>> = {
  hints: { name: m.help_hints, about: m.help_hints_about },
  hands: { name: m.help_hands, about: m.help_hands_about },
};

interface Props {
  readonly help: TableHelp;
  readonly onChange: (help: TableHelp) => void;
}

const HelpField = ({ help, onChange, of }: Props & { readonly of: keyof TableHelp }) => {
  const id = useId();
  const { name, about } = FIELDS[of];
  return (
    <div className={css['option']} data-help={of}>
      <label htmlFor={id}>{name()}</label>
      <input
        id={id}
        type="checkbox"
        checked={help[of]}
        aria-describedby={`${id}about`}
        onChange={({ target }) => onChange({ ...help, [of]: target.checked })}
      />
      <small id={`${id}about`}>{about()}</small>
    </div>
  );
};

export const HelpFields = (props: Props) => (
  <>
    <HelpField {...props} of="hints" />
    <HelpField {...props} of="hands" />
  </>
);
