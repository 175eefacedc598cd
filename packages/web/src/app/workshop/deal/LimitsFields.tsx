/** The limits as fields: choices and numbers, each of which may stay open. */
import { CHOICES, type ChoiceName, fieldName, type LimitFields, NUMBERS } from './limitsForm.js';
import css from './deal.module.css';
import { t } from './words/index.js';

const CHOICE_WORDS: Readonly<Record<string, () => string>> = {
  reds: () => t.reds(),
  reds_apart: () => t.reds_apart(),
  reds_spread: () => t.reds_spread(),
  ends: () => t.ends(),
  ends_apart: () => t.ends_apart(),
  same: () => t.same(),
  same_apart: () => t.same_apart(),
};
const say = (key: string): string => CHOICE_WORDS[key]?.() ?? key;

interface Props {
  /** Of the limits that mean something here. */
  readonly names: readonly string[];
  readonly fields: LimitFields;
  readonly onChange: (fields: LimitFields) => void;
}

const Choice = ({ name, fields, onChange }: Omit<Props, 'names'> & { readonly name: ChoiceName }) => (
  <label className={css['field']}>
    <span>{say(name)}</span>
    <select
      name={name}
      value={fields[name] ?? ''}
      onChange={({ target }) => onChange({ ...fields, [name]: target.value })}
    >
      <option value="">{t.none()}</option>
      {CHOICES[name].map((value) => (
        <option key={value} value={value}>
          {say(`${name}_${value}`)}
        </option>
      ))}
    </select>
  </label>
);

const MOST = 60;

export const LimitsFields = (props: Props) => (
  <fieldset className={css['limits']}>
    <legend>{t.limits()}</legend>
    {(Object.keys(CHOICES) as ChoiceName[]).map((name) => (
      <Choice key={name} name={name} fields={props.fields} onChange={props.onChange} />
    ))}
    {NUMBERS.filter(({ name }) => props.names.includes(name)).map((field) => (
      <label key={fieldName(field)} className={css['field']}>
        <span>{field.label()}</span>
        <input
          type="number"
          inputMode="numeric"
          name={fieldName(field)}
          min={field.name === 'goods' || field.name === 'gold' ? 0 : 1}
          max={field.name === 'corner' ? 15 : MOST}
          step={1}
          placeholder={t.none()}
          value={props.fields[fieldName(field)] ?? ''}
          onChange={({ target }) => props.onChange({ ...props.fields, [fieldName(field)]: target.value })}
        />
      </label>
    ))}
  </fieldset>
);
