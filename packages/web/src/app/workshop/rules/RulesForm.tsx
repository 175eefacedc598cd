/** Which rules hold on a map, and with which data: all of it from what the modules say of themselves. */
import type { OptionSpec } from '@landnam/engine';
import type { MapData } from '@landnam/maps';
import { paramsAt, paramsPath, type Path } from '@landnam/maps/edit';
import type { ModuleTexts } from '../../../features/types.js';
import { useFeature } from '../../../moves/context.js';
import type { Bench, BenchModule } from '../../../session/workshop/bench.js';
import { modulesOn } from '../editor/drawn.js';
import css from '../editor/editor.module.css';
import type { Editor } from '../editor/useEditor.js';
import { t } from '../editor/words/index.js';
import { FormField } from './FormFields.js';
import { OptionChoice } from './OptionChoice.js';
import { ticked } from './ticked.js';
import own from './rules.module.css';

interface Props {
  readonly editor: Editor;
  readonly bench: Bench;
  readonly texts: ModuleTexts;
}

const namesText = (names: readonly string[], texts: ModuleTexts): string =>
  names.map((name) => texts[name]?.() ?? name).join(', ');

/** Why it cannot be ticked or unticked just now; null if it can. */
const obstacle = ({ bench, editor, texts }: Props, module: BenchModule, isOn: boolean): string | null => {
  const on = modulesOn(bench, editor.map);
  if (isOn) {
    const users = on.filter(({ needs }) => needs.includes(module.name)).map(({ name }) => name);
    return users.length === 0 ? null : t.needed_by({ names: namesText(users, texts) });
  }
  const missing = module.needs.filter((need) => !on.some(({ name }) => name === need));
  return missing.length === 0 ? null : t.needs({ names: namesText(missing, texts) });
};

const ModuleField = (props: Props & { readonly module: BenchModule }) => {
  const { editor, bench, texts, module } = props;
  const { map, state, move } = editor;
  const isOn = modulesOn(bench, map).includes(module);
  const why = obstacle(props, module, isOn);
  const about = `about-${module.name}`;
  const home = paramsPath(map, state.board, module.name);
  const onSet = (path: Path, value: unknown): void =>
    move({ do: 'edit', edit: { do: 'set', path: [...home, ...path], value } });
  return (
    <div className={css['module']} data-module={module.name}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={why !== null}
          aria-describedby={about}
          onChange={({ target }) =>
            move({ do: 'edit', edit: ticked(map, state.board, module, target.checked) })
          }
        />
        <b>{texts[module.name]?.() ?? module.name}</b>
      </label>
      <small id={about}>
        {texts[`${module.name}.about`]?.()} {why !== null && <em>{why}</em>}
      </small>
      {isOn && module.form && (
        <div className={css['fields']}>
          <FormField
            {...{ bench, texts, onSet }}
            form={module.form}
            name={module.name}
            path={[]}
            value={paramsAt(map, state.board, module.name)}
          />
        </div>
      )}
    </div>
  );
};

const Opening = ({ editor: { map, move }, bench }: Props) => {
  const { pieces } = useFeature();
  const buildings = bench.pieces.filter(({ on }) => on === 'vertex').map(({ name }) => name);
  const set = (path: Path, value: unknown): void =>
    move({ do: 'edit', edit: { do: 'set', path: ['opening', ...path], value } });
  return (
    <fieldset className={css['group']}>
      <legend>{t.opening()}</legend>
      {map.opening.map(({ piece, order, cards = false }, i) => (
        <div key={i} className={own['round']}>
          <b>{t.round({ count: i + 1 })}</b>
          <select
            aria-label={t.round({ count: i + 1 })}
            value={piece}
            onChange={({ target }) => set([i, 'piece'], target.value)}
          >
            {buildings.map((name) => (
              <option key={name} value={name}>
                {pieces[name]?.name() ?? name}
              </option>
            ))}
          </select>
          <label>
            <input
              type="checkbox"
              checked={order === 'reverse'}
              onChange={({ target }) => set([i, 'order'], target.checked ? 'reverse' : 'clockwise')}
            />
            {t.backwards()}
          </label>
          <label>
            <input
              type="checkbox"
              checked={cards}
              onChange={({ target }) => set([i, 'cards'], target.checked || undefined)}
            />
            {t.brings_cards()}
          </label>
          <button type="button" className="button" onClick={() => set([i], undefined)}>
            {t.remove()}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button"
        onClick={() => set([map.opening.length], { piece: buildings[0], order: 'clockwise' })}
      >
        {t.add()}
      </button>
    </fieldset>
  );
};

const Cards = ({ editor: { map, move }, bench }: Props) => {
  const { cards } = useFeature();
  return (
    <fieldset className={css['group']}>
      <legend>{t.cards()}</legend>
      <div>
        {bench.cards.map(({ name, count }) => (
          <label key={name}>
            {cards[name]?.name() ?? name}
            <input
              type="number"
              min={0}
              max={99}
              value={map.cards?.[name] ?? count}
              onChange={({ target }) => {
                const value = target.valueAsNumber;
                move({
                  do: 'edit',
                  edit: { do: 'set', path: ['cards', name], value: Number.isNaN(value) ? undefined : value },
                });
              }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** What no game on this map could choose is not asked, nor here how a board is laid and how many points win. */
const isMeant = (map: MapData, { name, drawn, module, leastSeats = 0 }: OptionSpec): boolean =>
  name !== 'pointsToWin' &&
  drawn === undefined &&
  Math.max(...map.players) >= leastSeats &&
  (module === undefined || map.modules?.with?.includes(module) === true);

/** What is usual on this map; points to win are a part of the map itself. */
const House = ({ editor, bench }: Props) => (
  <fieldset className={css['group']}>
    <legend>{t.house()}</legend>
    {bench.options
      .filter((spec) => isMeant(editor.map, spec))
      .map((spec) => (
        <OptionChoice key={spec.name} editor={editor} spec={spec} />
      ))}
  </fieldset>
);

/** Modules that their game's folder has words for: the others are foundations. */
export const RulesForm = (props: Props) => (
  <div className={css['form']}>
    <fieldset className={css['group']}>
      <legend>{t.modules()}</legend>
      {props.bench.modules
        .filter(({ name }) => props.texts[name] !== undefined)
        .map((module) => (
          <ModuleField key={module.name} {...props} module={module} />
        ))}
    </fieldset>
    <Opening {...props} />
    <Cards {...props} />
    <House {...props} />
  </div>
);
