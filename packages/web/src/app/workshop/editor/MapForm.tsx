/** What a map is called, for how many it is, and its boards. */
import type { OptionSpec } from '@landnam/engine';
import { boardKey, type MapData, seatsKey } from '@landnam/maps';
import {
  ALL_LAND,
  EVERYTHING,
  isLaidAsDrawn,
  layAsDrawn,
  layMixed,
  MAP_LIMITS,
  type MapEdit,
  type Path,
  SET_UP,
} from '@landnam/maps/edit';
import type { Bench } from '../../../session/workshop/bench.js';
import { OptionChoice } from '../rules/OptionChoice.js';
import { areaNames } from './drawn.js';
import css from './editor.module.css';
import { isLandIn } from './tools.js';
import type { Editor } from './useEditor.js';
import { t } from './words/index.js';

const SEATS = [2, 3, 4, 5, 6];
const LABELS = [
  ['name', 60],
  ['author', 60],
  ['licence', 200],
] as const;

type Set = (path: Path, value: unknown) => void;
interface Props {
  readonly map: MapData;
  readonly set: Set;
  readonly editor: Editor;
  readonly bench: Bench;
}

const Labels = ({ map, set }: Props) =>
  LABELS.map(([part, most]) => (
    <label key={part}>
      {t[part]()}
      <input
        value={map[part] ?? ''}
        maxLength={most}
        onChange={({ target }) =>
          set([part], part !== 'name' && target.value === '' ? undefined : target.value)
        }
      />
    </label>
  ));

const Players = ({ map, set }: Props) => (
  <fieldset className={css['group']}>
    <legend>{t.players()}</legend>
    <div>
      {SEATS.map((seats) => (
        <label key={seats}>
          <input
            type="checkbox"
            checked={map.players.includes(seats)}
            onChange={({ target }) =>
              set(
                ['players'],
                SEATS.filter((each) => (each === seats ? target.checked : map.players.includes(each))),
              )
            }
          />
          {seats}
        </label>
      ))}
    </div>
  </fieldset>
);

/** Those who play on it: a number that has a board of its own plays on no other. */
const boardName = (map: MapData, key: string): string => {
  const seats = map.players.filter((count) => boardKey(map, count) === key);
  return seats.length === 0 ? t.board_nobody() : t.board_for({ seats: seats.join(', ') });
};

/** Over the drawing, where there are several: each is drawn by itself. */
export const BoardSwitch = ({ editor: { map, state, move } }: { readonly editor: Editor }) => {
  const keys = Object.keys(map.boards);
  if (keys.length < 2) return null;
  return (
    <label className={css['switch']}>
      {t.board_drawn()}
      <select value={state.board} onChange={({ target }) => move({ do: 'look', board: target.value })}>
        {keys.map((key) => (
          <option key={key} value={key}>
            {boardName(map, key)}
          </option>
        ))}
      </select>
    </label>
  );
};

const Boards = ({ map, set, editor: { state, move } }: Props) => {
  const keys = Object.keys(map.boards);
  const own =
    map.players.length < 2 ? [] : map.players.filter((seats) => seatsKey(map.boards, seats) === undefined);
  return (
    <fieldset className={css['group']}>
      <legend>{t.boards()}</legend>
      <div>
        {keys.map((key) => (
          <label key={key}>
            <input
              type="radio"
              name="board"
              checked={state.board === key}
              onChange={() => move({ do: 'look', board: key })}
            />
            {boardName(map, key)}
          </label>
        ))}
      </div>
      <div>
        {own.map((seats) => (
          <button
            key={seats}
            type="button"
            className="button"
            onClick={() => set(['boards', String(seats)], map.boards[state.board])}
          >
            {t.board_add({ seats })}
          </button>
        ))}
        {keys.length > 1 && (
          <button type="button" className="button" onClick={() => set(['boards', state.board], undefined)}>
            {t.board_drop()}
          </button>
        )}
      </div>
    </fieldset>
  );
};

const FLAGS = [
  ['start', true],
  ['settle', false],
  ['robber', false],
  ['island', false],
] as const;

const Areas = ({ map, set, editor: { state } }: Props) => {
  const board = map.boards[state.board];
  const names = areaNames(board);
  if (names.length === 0) return null;
  return (
    <fieldset className={css['group']}>
      <legend>{t.areas()}</legend>
      {names.map((name) => (
        <div key={name} className={css['entry']}>
          <b>{name}</b>
          {FLAGS.map(([flag, value]) => (
            <label key={flag}>
              <input
                type="checkbox"
                checked={board?.areas?.[name]?.[flag] === value}
                onChange={({ target }) =>
                  set(['boards', state.board, 'areas', name, flag], target.checked ? value : undefined)
                }
              />
              {t[`area_${flag}`]()}
            </label>
          ))}
          {board?.areas?.[name] !== undefined && (
            <button
              type="button"
              className="button"
              onClick={() => set(['boards', state.board, 'areas', name], undefined)}
            >
              {t.remove()}
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
};

const mixedName = (name: string): string => {
  if (name === EVERYTHING) return t.shuffled_all();
  return name === ALL_LAND ? t.shuffled_land() : t.area({ area: name });
};

/** Those that a set-up mixes among themselves: everything, or each area by itself. */
const Mixed = ({ map, set, editor: { state }, bench }: Props) => {
  const board = map.boards[state.board];
  const shuffles = board?.shuffles ?? [];
  const isDry = board?.hexes.every(({ terrain }) => isLandIn(bench)(terrain)) === true;
  const names = new Set([
    ...(isDry ? [EVERYTHING] : []),
    ...areaNames(board),
    ...shuffles.map(({ hexes }) => hexes),
  ]);
  const put = (name: string, on: boolean): void => {
    const others = shuffles.filter(({ hexes }) => hexes !== name);
    const next = on ? [...others, { hexes: name }] : others;
    set(['boards', state.board, 'shuffles'], next.length === 0 ? undefined : next);
  };
  return (
    <div>
      {[...names].map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={shuffles.some(({ hexes }) => hexes === name)}
            onChange={({ target }) => put(name, target.checked)}
          />
          {mixedName(name)}
        </label>
      ))}
    </div>
  );
};

/** What else of the board chance may move. */
const isBesideSetUp = ({ name, drawn }: OptionSpec): boolean => drawn !== undefined && name !== SET_UP;

/** As it is drawn, or mixed first. */
const Laying = (props: Props) => {
  const { map, editor, bench } = props;
  const drawn = isLaidAsDrawn(map, bench.options);
  const lay = (edit: MapEdit) => () => editor.move({ do: 'edit', edit });
  return (
    <fieldset className={css['group']} data-laying={drawn ? 'drawn' : 'mixed'}>
      <legend>{t.laying()}</legend>
      <div>
        <label>
          <input type="radio" name="laying" checked={drawn} onChange={lay(layAsDrawn(map, bench.options))} />
          {t.laid_drawn()}
        </label>
        <label>
          <input
            type="radio"
            name="laying"
            checked={!drawn}
            onChange={lay(layMixed(map, bench.options, isLandIn(bench)))}
          />
          {t.laid_mixed()}
        </label>
      </div>
      {bench.options.filter(isBesideSetUp).map((spec) => (
        <OptionChoice key={spec.name} editor={editor} spec={spec} />
      ))}
      {map.redeal?.fairAsPrinted && <p data-printed>{t.printed()}</p>}
      {!drawn && <Mixed {...props} />}
    </fieldset>
  );
};

export const MapForm = ({ editor, bench }: Pick<Props, 'editor' | 'bench'>) => {
  const { map, move } = editor;
  const set: Set = (path, value) => move({ do: 'edit', edit: { do: 'set', path, value } });
  const props = { map, set, editor, bench };
  const [least, most] = MAP_LIMITS.pointsToWin;
  return (
    <div className={css['form']}>
      <Labels {...props} />
      <Players {...props} />
      <label>
        {t.points()}
        <input
          type="number"
          min={least}
          max={most}
          value={map.pointsToWin}
          onChange={({ target }) =>
            set(['pointsToWin'], Number.isNaN(target.valueAsNumber) ? least : target.valueAsNumber)
          }
        />
      </label>
      <Boards {...props} />
      <Laying {...props} />
      <Areas {...props} />
    </div>
  );
};
