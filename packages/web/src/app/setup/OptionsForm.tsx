/** What a host may choose; the list comes from the recipe, the texts from the feature. */
import type { Options, OptionSpec, OptionValue } from '@landnam/engine';
import type { ReactNode } from 'react';
import type { Feature, OptionEntry } from '../../moves/feature.js';
import { m } from '../../i18n/words/index.js';
import css from '../start/start.module.css';

interface Props {
  readonly specs: readonly OptionSpec[];
  readonly entries: Feature['options'];
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  /** What is agreed outside the rules. */
  readonly children?: ReactNode;
}
const kindOf = (spec: OptionSpec): 'choice' | 'number' | 'switch' => {
  if (spec.choices !== undefined) return 'choice';
  return typeof spec.default === 'number' ? 'number' : 'switch';
};

const Choice = ({
  spec,
  entry,
  value,
  onChange,
}: {
  readonly spec: OptionSpec;
  readonly entry: OptionEntry | undefined;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}) => (
  <div className="choice" role="radiogroup" aria-label={entry?.name()}>
    {(spec.choices ?? []).map((id) => (
      <label key={id}>
        <input type="radio" name={spec.name} checked={value === id} onChange={() => onChange(id)} />
        <span>{entry?.choices?.[id]?.() ?? id}</span>
      </label>
    ))}
  </div>
);

const Field = ({
  spec,
  entries,
  options,
  onChange,
}: Omit<Props, 'specs' | 'children'> & { readonly spec: OptionSpec }) => {
  const value = options[spec.name] ?? spec.default;
  const kind = kindOf(spec);
  const set = (next: OptionValue): void => onChange({ ...options, [spec.name]: next });
  const entry = entries[spec.name];
  const about = `${spec.name}-about`;
  return (
    <div className={css['option']}>
      <label htmlFor={kind === 'choice' ? undefined : spec.name}>{entry?.name() ?? spec.name}</label>
      {kind === 'choice' && <Choice spec={spec} entry={entry} value={value} onChange={set} />}
      {kind === 'number' && (
        <input
          id={spec.name}
          type="number"
          min={spec.least}
          max={spec.most}
          value={Number(value)}
          aria-describedby={about}
          onChange={(event) =>
            set(Math.min(spec.most ?? 99, Math.max(spec.least ?? 0, event.target.valueAsNumber || 0)))
          }
        />
      )}
      {kind === 'switch' && (
        <input
          id={spec.name}
          type="checkbox"
          checked={value === true}
          aria-describedby={about}
          onChange={(event) => set(event.target.checked)}
        />
      )}
      <small id={about}>{entry?.about()}</small>
    </div>
  );
};

export const OptionsForm = ({ children, ...props }: Props) => (
  <fieldset className={css['form']}>
    <legend>{m.setup_house()}</legend>
    {props.specs.map((spec) => (
      <Field key={spec.name} {...props} spec={spec} />
    ))}
    {children}
  </fieldset>
);
