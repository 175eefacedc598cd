/** Undo, brushes, fill, copies, and what is done to the whole board. */
import { BRUSHES, canRedo, canUndo, MAP_LIMITS } from '@landnam/maps/edit';
import css from './editor.module.css';
import { sizesOf } from './tools.js';
import type { Editor } from './useEditor.js';
import { t } from './words/index.js';

interface PressProps {
  readonly label: string;
  readonly sign: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

const Press = ({ label, sign, onPress, disabled, pressed }: PressProps) => (
  <button
    type="button"
    className={css['tool']}
    aria-label={label}
    title={label}
    disabled={disabled}
    {...(pressed !== undefined && { 'aria-pressed': pressed })}
    onClick={onPress}
  >
    {sign}
  </button>
);

const Brushes = ({ state, move }: Editor) => (
  <>
    {BRUSHES.map((size) => (
      <Press
        key={size}
        label={t.brush({ size: size + 1 })}
        sign={String(size + 1)}
        pressed={state.size === size && !state.fill}
        onPress={() => move({ do: 'brush', size, fill: false })}
      />
    ))}
    <Press
      label={t.fill()}
      sign="▣"
      pressed={state.fill}
      onPress={() => move({ do: 'brush', fill: !state.fill })}
    />
  </>
);

const Copies = ({ state, move }: Editor) => (
  <>
    <Press
      label={t.copy()}
      sign="⧉"
      pressed={state.tool.kind === 'copy'}
      onPress={() => move({ do: 'take', tool: { kind: 'copy' } })}
    />
    <Press
      label={t.paste()}
      sign="⎘"
      disabled={state.clip === null}
      pressed={state.tool.kind === 'paste'}
      onPress={() => move({ do: 'take', tool: { kind: 'paste' } })}
    />
  </>
);

const Whole = ({ state: { board }, move }: Editor) => (
  <>
    <Press
      label={t.mirror_sides()}
      sign="⇋"
      onPress={() => move({ do: 'edit', edit: { do: 'mirror', board, turns: 0 } })}
    />
    <Press
      label={t.mirror_ends()}
      sign="⥮"
      onPress={() => move({ do: 'edit', edit: { do: 'mirror', board, turns: 3 } })}
    />
    <Press
      label={t.turn_left()}
      sign="↺"
      onPress={() => move({ do: 'edit', edit: { do: 'turn', board, turns: 5 } })}
    />
    <Press
      label={t.turn_right()}
      sign="↻"
      onPress={() => move({ do: 'edit', edit: { do: 'turn', board, turns: 1 } })}
    />
  </>
);

export const Toolbar = ({ editor }: { readonly editor: Editor }) => (
  <div className={css['toolbar']} role="toolbar" aria-label={t.toolbar()}>
    <Press
      label={t.undo()}
      sign="↶"
      disabled={!canUndo(editor.state.history)}
      onPress={() => editor.move({ do: 'undo' })}
    />
    <Press
      label={t.redo()}
      sign="↷"
      disabled={!canRedo(editor.state.history)}
      onPress={() => editor.move({ do: 'redo' })}
    />
    <i />
    <Brushes {...editor} />
    <i />
    <Copies {...editor} />
    <i />
    <Whole {...editor} />
  </div>
);

/** How much of what the engine has room for is used. */
export const Limits = ({ editor: { state, map } }: { readonly editor: Editor }) => {
  const board = map.boards[state.board];
  if (board === undefined) return null;
  const sizes = sizesOf(board);
  return (
    <p className={css['limits']} data-full={state.full || undefined} role={state.full ? 'alert' : undefined}>
      {state.full && <b>{t.full()} </b>}
      {t.limits({
        hexes: `${sizes.hexes}/${MAP_LIMITS.hexes}`,
        corners: `${sizes.corners}/${MAP_LIMITS.corners}`,
        edges: `${sizes.edges}/${MAP_LIMITS.edges}`,
      })}
    </p>
  );
};
