/** Fields for the data of a module, drawn from the shape that it says its data has. Places are set on the board. */
import type { ShapeForm } from '@landnam/engine/rules';
import { leastOf, type Path } from '@landnam/maps/edit';
import type { ModuleTexts } from '../../../features/types.js';
import { useFeature } from '../../../moves/context.js';
import type { Bench } from '../../../session/workshop/bench.js';
import css from '../editor/editor.module.css';
import { t } from '../editor/words/index.js';

export interface FieldProps {
  readonly form: ShapeForm;
  readonly value: unknown;
  /** `MODULE.FIELD`. */
  readonly name: string;
  readonly path: Path;
  readonly bench: Bench;
  readonly texts: ModuleTexts;
  readonly onSet: (path: Path, value: unknown) => void;
}
type Of<Kind extends ShapeForm['kind']> = FieldProps & { readonly form: Extract<ShapeForm, { kind: Kind }> };
type Parts = Readonly<Record<string, unknown>>;

const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Parts) : {};

const labelOf = ({ texts, name }: FieldProps): string => texts[name]?.() ?? name.split('.').at(-1) ?? name;

const Whole = (props: Of<'whole'>) => (
  <label>
    {labelOf(props)}
    <input
      type="number"
      min={props.form.least}
      max={props.form.most}
      value={typeof props.value === 'number' ? props.value : ''}
      onChange={({ target }) =>
        props.onSet(props.path, target.value === '' ? undefined : target.valueAsNumber)
      }
    />
  </label>
);

const Word = (props: Of<'word'>) => (
  <label>
    {labelOf(props)}
    <select
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={({ target }) => props.onSet(props.path, target.value === '' ? undefined : target.value)}
    >
      <option value="">{t.as_usual()}</option>
      {props.form.words.map((word) => (
        <option key={word} value={word}>
          {props.texts[`${props.name}.${word}`]?.() ?? word}
        </option>
      ))}
    </select>
  </label>
);

const Flag = (props: FieldProps) => (
  <label>
    <input
      type="checkbox"
      checked={props.value === true}
      onChange={({ target }) => props.onSet(props.path, target.checked)}
    />
    {labelOf(props)}
  </label>
);

const TextField = (props: FieldProps) => (
  <label>
    {labelOf(props)}
    <input
      value={typeof props.value === 'string' ? props.value : ''}
      maxLength={40}
      onChange={({ target }) => props.onSet(props.path, target.value)}
    />
  </label>
);

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Many small numbers are typed in a row. */
const NumberList = (props: Of<'list'>) => (
  <label>
    {labelOf(props)}
    <input
      key={JSON.stringify(props.value)}
      defaultValue={Array.isArray(props.value) ? props.value.join(' ') : ''}
      title={t.number_list()}
      onBlur={({ target }) => props.onSet(props.path, numbersIn(target.value))}
    />
  </label>
);

const Entries = (props: Of<'list'>) => {
  const values: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const { form, path, onSet } = props;
  return (
    <fieldset className={css['group']}>
      <legend>{labelOf(props)}</legend>
      {values.map((value, i) => (
        <div key={i} className={css['entry']}>
          <FormField {...props} form={form.each} value={value} path={[...path, i]} />
          {values.length > form.least && (
            <button type="button" className="button" onClick={() => onSet([...path, i], undefined)}>
              {t.remove()}: {t.entry({ count: i + 1 })}
            </button>
          )}
        </div>
      ))}
      <button
        type="button"
        className="button"
        onClick={() => onSet([...path, values.length], leastOf(form.each))}
      >
        {t.add()}
      </button>
    </fieldset>
  );
};

const List = (props: Of<'list'>) => {
  if (props.form.each.kind === 'place') {
    const count = Array.isArray(props.value) ? props.value.length : 0;
    return (
      <p>
        {labelOf(props)}: {t.places_count({ count })}
      </p>
    );
  }
  return props.form.each.kind === 'whole' ? <NumberList {...props} /> : <Entries {...props} />;
};

const useEntryName = (): ((name: string) => string) => {
  const { terrains, goods, cards } = useFeature();
  return (name) =>
    terrains[name]?.name() ?? goods[name]?.name() ?? cards[name]?.name() ?? (name === 'any' ? '3:1' : name);
};

/** By name of a catalogue; names that there are already where nobody says which. */
const Named = (props: Of<'map'>) => {
  const nameOf = useEntryName();
  const parts = partsOf(props.value);
  const names =
    props.form.names === null
      ? Object.keys(parts)
      : (props.bench.catalogues[props.form.names] ?? Object.keys(parts));
  return (
    <fieldset className={css['group']}>
      <legend>{labelOf(props)}</legend>
      <div>
        {names.map((name) => (
          <FormField
            key={name}
            {...props}
            form={props.form.each}
            value={parts[name]}
            path={[...props.path, name]}
            texts={{ ...props.texts, [`${props.name}.${name}`]: () => nameOf(name) }}
            name={props.form.each.kind === 'whole' ? `${props.name}.${name}` : props.name}
          />
        ))}
      </div>
    </fieldset>
  );
};

const Fields = (props: Of<'fields'>) => {
  const parts = partsOf(props.value);
  return Object.entries({ ...props.form.needed, ...props.form.optional }).map(([field, form]) => (
    <FormField
      key={field}
      {...props}
      form={form}
      value={parts[field]}
      name={`${props.name}.${field}`}
      path={[...props.path, field]}
    />
  ));
};

/** One field for each kind of shape; none for a single place, which is set on the board. */
export const FormField = (props: FieldProps) => {
  const { form } = props;
  switch (form.kind) {
    case 'whole':
      return <Whole {...props} form={form} />;
    case 'word':
      return <Word {...props} form={form} />;
    case 'flag':
      return <Flag {...props} />;
    case 'text':
      return <TextField {...props} />;
    case 'list':
      return <List {...props} form={form} />;
    case 'map':
      return <Named {...props} form={form} />;
    case 'fields':
      return <Fields {...props} form={form} />;
    case 'place':
    case 'anything':
    default:
      return null;
  }
};
