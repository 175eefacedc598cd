/** Undo, brushes, fill, copies, and what is done to the whole board. */
import { axialKey } from '@landnam/engine';
import { around, BRUSHES, canRedo, canUndo, MAP_LIMITS } from '@landnam/maps/edit';
import type { ReactNode } from 'react';
import { INSET_POINTS } from '../../../board/geometry.js';
import css from './editor.module.css';
import { hexSpot } from './places.js';
import { sizesOf } from './tools.js';
import type { Editor } from './useEditor.js';
import { t } from './words/index.js';

interface PressProps {
  readonly label: string;
  /** What it does, where its name is short. */
  readonly title?: string;
  readonly sign: string | ReactNode;
  readonly word?: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

/** Signs that fonts lack or draw unlike each other. */
const SIGNS: Readonly<Record<string, string>> = {
  undo: 'M9 5 3 10l6 5v-3.5h5a3.5 3.5 0 0 1 0 7H8v2h6a5.5 5.5 0 0 0 0-11H9z',
  redo: 'm15 5 6 5-6 5v-3.5h-5a3.5 3.5 0 0 0 0 7h6v2h-6a5.5 5.5 0 0 1 0-11h5z',
  fill: 'M3 9h13l-1.6 10.3A2 2 0 0 1 12.4 21H6.6a2 2 0 0 1-2-1.7zM4.5 7.5a5 5 0 0 1 10 0h-1.9a3.1 3.1 0 0 0-6.2 0zM20 11q2 2.6 2 4a2 2 0 0 1-4 0q0-1.4 2-4z',
  copy: 'M8 3h12v14H8zm2 2v10h8V5zM4 7h2v12h10v2H4z',
  paste: 'M9 2h6v3h4v17H5V5h4zm2 2v3h2V4zM7 7v13h10V7h-2v2H9V7zm3 5h4v4h-4z',
  sides: 'M11 3h2v18h-2zM9 7v10l-6-5zm6 0 6 5-6 5z',
  ends: 'M3 11h18v2H3zm4-2 5-6 5 6zm0 6h10l-5 6z',
  left: 'M7 3v4.2A8 8 0 1 1 4 13h2a6 6 0 1 0 2.6-4.9H13v2H5V3z',
  right: 'M17 3v4.2A8 8 0 1 0 20 13h-2a6 6 0 1 1-2.6-4.9H11v2h8V3z',
};

const Sign = ({ d }: { readonly d: string | undefined }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** How much of the sign there is around so many rings of hexes. */
const REACHES = [100, 150, 235, 320];

const Cluster = ({ size }: { readonly size: number }) => {
  const reach = REACHES[size] ?? 0;
  return (
    <svg
      className={css['cluster']}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
    >
      {around({ q: 0, r: 0 }, size).map((hex) => {
        const { x, y } = hexSpot(hex);
        return <polygon key={axialKey(hex)} points={INSET_POINTS} transform={`translate(${x} ${y})`} />;
      })}
    </svg>
  );
};

const Press = ({ label, title = label, sign, word, onPress, disabled, pressed }: PressProps) => (
  <button
    type="button"
    className={css['tool']}
    aria-label={label}
    title={title}
    disabled={disabled}
    {...(pressed !== undefined && { 'aria-pressed': pressed })}
    onClick={onPress}
  >
    {typeof sign === 'string' ? <Sign d={SIGNS[sign]} /> : sign}
    {word}
  </button>
);

const Brushes = ({ state, move }: Editor) => (
  <>
    <span aria-hidden="true">{t.brush_size()}</span>
    {BRUSHES.map((size) => (
      <Press
        key={size}
        label={t.brush({ size: size + 1 })}
        title={t.brush_hexes({ count: around({ q: 0, r: 0 }, size).length })}
        sign={<Cluster size={size} />}
        pressed={state.size === size && !state.fill}
        onPress={() => move({ do: 'brush', size, fill: false })}
      />
    ))}
    <Press
      label={t.fill()}
      sign="fill"
      word={t.fill_word()}
      pressed={state.fill}
      onPress={() => move({ do: 'brush', fill: !state.fill })}
    />
  </>
);

const Copies = ({ state, move }: Editor) => (
  <>
    <Press
      label={t.copy()}
      sign="copy"
      pressed={state.tool.kind === 'copy'}
      onPress={() => move({ do: 'take', tool: { kind: 'copy' } })}
    />
    <Press
      label={t.paste()}
      sign="paste"
      disabled={state.clip === null}
      pressed={state.tool.kind === 'paste'}
      onPress={() => move({ do: 'take', tool: { kind: 'paste' } })}
    />
  </>
);

/** The copy while it is in hand, otherwise the board. */
const turnWhole = ({ state: { board, tool }, move }: Editor, mirror: boolean, turns: number): void => {
  if (tool.kind === 'paste') move({ do: 'clip', mirror, turns });
  else move({ do: 'edit', edit: { do: mirror ? 'mirror' : 'turn', board, turns } });
};

const Whole = (editor: Editor) => (
  <>
    <Press label={t.mirror_sides()} sign="sides" onPress={() => turnWhole(editor, true, 0)} />
    <Press label={t.mirror_ends()} sign="ends" onPress={() => turnWhole(editor, true, 3)} />
    <Press label={t.turn_left()} sign="left" onPress={() => turnWhole(editor, false, 5)} />
    <Press label={t.turn_right()} sign="right" onPress={() => turnWhole(editor, false, 1)} />
  </>
);

export const Toolbar = ({ editor }: { readonly editor: Editor }) => (
  <div className={css['toolbar']} role="toolbar" aria-label={t.toolbar()}>
    <Press
      label={t.undo()}
      sign="undo"
      disabled={!canUndo(editor.state.history)}
      onPress={() => editor.move({ do: 'undo' })}
    />
    <Press
      label={t.redo()}
      sign="redo"
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
