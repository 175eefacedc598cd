/** One option of a map: what is usual unless its author says otherwise. */
import type { OptionSpec, OptionValue } from '@landnam/engine';
import { useFeature } from '../../../moves/context.js';
import type { Feature } from '../../../moves/feature.js';
import type { Editor } from '../editor/useEditor.js';
import { t } from '../editor/words/index.js';
import own from './rules.module.css';

const valueOf = (spec: OptionSpec, text: string): OptionValue | undefined => {
  if (text === '') return undefined;
  if (typeof spec.default === 'boolean') return text === 'true';
  return typeof spec.default === 'number' ? Number(text) : text;
};

const choicesOf = ({ choices, default: usual, least = 0, most = 0 }: OptionSpec): readonly string[] => {
  if (choices !== undefined) return choices;
  if (typeof usual === 'boolean') return ['true', 'false'];
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
};

const choiceText = (name: string, choice: string, { options }: Feature): string =>
  options[name]?.choices?.[choice]?.() ??
  (choice === 'true' ? t.yes() : choice === 'false' ? t.no() : choice);

interface Props {
  readonly editor: Editor;
  readonly spec: OptionSpec;
}

export const OptionChoice = ({ editor: { map, move }, spec }: Props) => {
  const feature = useFeature();
  const { name } = spec;
  const choose = (text: string): void =>
    move({ do: 'edit', edit: { do: 'set', path: ['options', name], value: valueOf(spec, text) } });
  return (
    <div className={own['option']} data-option={name}>
      <label>
        <span>{feature.options[name]?.name() ?? name}</span>
        <select
          value={String(map.options?.[name] ?? '')}
          aria-describedby={`about-option-${name}`}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t.usually({ what: choiceText(name, String(spec.default), feature) })}</option>
          {choicesOf(spec).map((choice) => (
            <option key={choice} value={choice}>
              {choiceText(name, choice, feature)}
            </option>
          ))}
        </select>
      </label>
      <small id={`about-option-${name}`}>{feature.options[name]?.about()}</small>
    </div>
  );
};
