/** What can be taken into the hand: terrains, numbers, harbours, areas, figures, and what the map's modules read. */
import type { Terrain } from '@landnam/engine';
import type { ShapeForm } from '@landnam/engine/rules';
import type { PlaceMark } from '@landnam/maps/edit';
import { type ReactNode, useState } from 'react';
import { HEX_POINTS } from '../../../board/geometry.js';
import type { ModuleTexts } from '../../../features/types.js';
import { useFeature } from '../../../moves/context.js';
import type { Bench } from '../../../session/workshop/bench.js';
import { areaNames, groupNames, marksOn } from './drawn.js';
import css from './editor.module.css';
import { markName } from './markWords.js';
import { type EditorTool, numberRest, yieldsGood } from './tools.js';
import type { Editor } from './useEditor.js';
import { t } from './words/index.js';

export const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

interface ToolProps {
  readonly editor: Editor;
  readonly tool: EditorTool;
  readonly label: string;
  readonly title?: string;
  readonly children: ReactNode;
}

const sameTool = (a: EditorTool, b: EditorTool): boolean => JSON.stringify(a) === JSON.stringify(b);

const ToolButton = ({ editor: { state, move }, tool, label, title = label, children }: ToolProps) => (
  <button
    type="button"
    className={css['tool']}
    aria-pressed={sameTool(state.tool, tool)}
    aria-label={label}
    title={title}
    onClick={() => move({ do: 'take', tool })}
  >
    {children}
  </button>
);

const TerrainSign = ({ name }: { readonly name: string }) => {
  const Art = useFeature().terrains[name]?.Art;
  return (
    <svg viewBox="-46 -52 92 104" aria-hidden="true" className={css['sign']}>
      <polygon className={css['under']} points={HEX_POINTS} />
      <g className={`hex ${name}`}>
        <polygon className="ground" points={HEX_POINTS} />
        <g clipPath="url(#hexclip)">{Art && <Art />}</g>
      </g>
    </svg>
  );
};

interface GroupProps {
  readonly title: string;
  /** Its tools have their names under their pictures. */
  readonly named?: boolean;
  readonly children: ReactNode;
}

const Group = ({ title, named = false, children }: GroupProps) => (
  <fieldset className={css['group']}>
    <legend>{title}</legend>
    <div data-named={named || undefined}>{children}</div>
  </fieldset>
);

/** What a terrain is, where its picture does not tell. */
const aboutTerrain = (terrain: Terrain): string | undefined => {
  if (terrain.water) return t.about_water();
  if (!terrain.land) return t.about_unknown();
  if (terrain.choice) return t.about_choice();
  return yieldsGood(terrain) ? undefined : t.about_bare();
};

/** What the one in hand is: a finger finds no titles. */
const AboutTerrain = ({ editor: { state }, bench }: Props) => {
  const { tool } = state;
  const terrain = tool.kind === 'terrain' && bench.terrains.find(({ name }) => name === tool.name);
  const about = terrain ? aboutTerrain(terrain) : undefined;
  return about === undefined ? null : (
    <small className={css['about']} data-about>
      {about}
    </small>
  );
};

const Terrains = (props: Props) => {
  const { editor, bench } = props;
  const { terrains } = useFeature();
  return (
    <Group title={t.terrains()} named>
      {bench.terrains.map((terrain) => {
        const { name } = terrain;
        const label = terrains[name]?.name() ?? name;
        const about = aboutTerrain(terrain);
        const title = about === undefined ? label : t.named({ name: label, about });
        return (
          <ToolButton key={name} editor={editor} tool={{ kind: 'terrain', name }} label={label} title={title}>
            <TerrainSign name={name} />
            <small>{label}</small>
          </ToolButton>
        );
      })}
      <ToolButton editor={editor} tool={{ kind: 'erase' }} label={t.erase()}>
        <span aria-hidden="true">⌫</span>
        <small>{t.erase_word()}</small>
      </ToolButton>
      <AboutTerrain {...props} />
    </Group>
  );
};

const Numbers = ({ editor, bench }: Props) => {
  const rest = numberRest(bench, editor.map, editor.state.board);
  return (
    <Group title={t.numbers()}>
      {NUMBERS.map((number) => (
        <ToolButton
          key={number}
          editor={editor}
          tool={{ kind: 'number', number }}
          label={t.number({ number })}
        >
          <b data-red={number === 6 || number === 8}>{number}</b>
        </ToolButton>
      ))}
      <ToolButton editor={editor} tool={{ kind: 'number', number: 0 }} label={t.no_number()}>
        –
      </ToolButton>
      <button
        type="button"
        className="button"
        disabled={rest === null}
        onClick={() => rest && editor.move({ do: 'edit', edit: rest })}
      >
        {t.number_all()}
      </button>
    </Group>
  );
};

const Harbours = ({ editor, bench }: Props) => {
  const { goods } = useFeature();
  const resources = bench.goods.filter(({ resource }) => resource);
  return (
    <Group title={t.harbours()}>
      <ToolButton editor={editor} tool={{ kind: 'harbour', trades: 'any' }} label={t.harbour_any()}>
        3:1
      </ToolButton>
      {resources.map(({ name }) => {
        const Icon = goods[name]?.Icon;
        return (
          <ToolButton
            key={name}
            editor={editor}
            tool={{ kind: 'harbour', trades: name }}
            label={t.harbour({ good: goods[name]?.name() ?? name })}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {Icon && <Icon />}
            </svg>
          </ToolButton>
        );
      })}
      <ToolButton editor={editor} tool={{ kind: 'harbour', trades: null }} label={t.no_harbour()}>
        –
      </ToolButton>
    </Group>
  );
};

const Areas = ({ editor }: Props) => {
  const [name, setName] = useState('');
  const names = areaNames(editor.map.boards[editor.state.board]);
  const add = (): void => {
    const area = name.trim();
    if (area === '') return;
    editor.move({ do: 'take', tool: { kind: 'area', name: area } });
    setName('');
  };
  return (
    <Group title={t.areas()}>
      <small className={css['about']}>{t.areas_about()}</small>
      {names.map((area) => (
        <ToolButton key={area} editor={editor} tool={{ kind: 'area', name: area }} label={t.area({ area })}>
          {area}
        </ToolButton>
      ))}
      <ToolButton editor={editor} tool={{ kind: 'area', name: null }} label={t.no_area()}>
        {t.no_area()}
      </ToolButton>
      <span className={css['adding']}>
        <input
          value={name}
          maxLength={24}
          aria-label={t.new_area()}
          placeholder={t.new_area()}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="button" className="button" disabled={name.trim() === ''} onClick={add}>
          {t.add()}
        </button>
      </span>
    </Group>
  );
};

const Groups = ({ editor }: Props) => {
  const names = groupNames(editor.map.boards[editor.state.board]);
  if (names.length === 0) return null;
  return (
    <Group title={t.groups()}>
      <small className={css['about']}>{t.groups_about()}</small>
      {names.map((group) => (
        <ToolButton
          key={group}
          editor={editor}
          tool={{ kind: 'group', name: group }}
          label={t.group({ group })}
        >
          {group}
        </ToolButton>
      ))}
      <ToolButton editor={editor} tool={{ kind: 'group', name: null }} label={t.no_group()}>
        {t.no_group()}
      </ToolButton>
    </Group>
  );
};

const fieldNumber = (fields: PlaceMark['needed']): readonly [string, ShapeForm] | undefined =>
  Object.entries(fields).find(([, form]) => form.kind === 'whole');

/** A place that has a number gets it from the one beside the tool. */
const MarkTool = ({
  editor,
  mark,
  texts,
}: {
  readonly editor: Editor;
  readonly mark: PlaceMark;
  readonly texts: ModuleTexts;
}) => {
  const [value, setValue] = useState(NUMBERS[3] ?? 0);
  const [field] = fieldNumber(mark.needed) ?? [];
  const label = markName(texts, mark);
  const tool: EditorTool = { kind: 'mark', mark, fields: field === undefined ? {} : { [field]: value } };
  const take = (fields: object): void =>
    editor.move({ do: 'take', tool: { ...tool, fields: { ...tool.fields, ...fields } } });
  return (
    <span className={css['marking']}>
      <ToolButton editor={editor} tool={tool} label={label}>
        {label}
      </ToolButton>
      {field !== undefined && (
        <select
          value={value}
          aria-label={texts[`${mark.module}.${mark.path.join('.')}.${field}`]?.() ?? field}
          onChange={(event) => {
            setValue(Number(event.target.value));
            take({ [field]: Number(event.target.value) });
          }}
        >
          {NUMBERS.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
      )}
    </span>
  );
};

const Figures = ({ editor, bench, texts }: Props) => {
  const { figures } = useFeature();
  return (
    <Group title={t.figures()}>
      <ToolButton editor={editor} tool={{ kind: 'robber' }} label={figures['robber']?.name() ?? t.figures()}>
        {figures['robber']?.name() ?? t.figures()}
      </ToolButton>
      {marksOn(bench, editor.map, editor.state.board).map((mark) => (
        <MarkTool key={`${mark.module} ${mark.path.join(' ')}`} editor={editor} mark={mark} texts={texts} />
      ))}
    </Group>
  );
};

interface Props {
  readonly editor: Editor;
  readonly bench: Bench;
  readonly texts: ModuleTexts;
}

export const Palette = (props: Props) => (
  <div className={css['palette']}>
    <Terrains {...props} />
    <Numbers {...props} />
    <Harbours {...props} />
    <Figures {...props} />
    <Areas {...props} />
    <Groups {...props} />
  </div>
);
