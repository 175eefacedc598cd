/** What the tool in hand does, and where the cursor is and what lies there: for eyes and ears. */
import { axialKey } from '@landnam/engine';
import { useFeature } from '../../../moves/context.js';
import css from './editor.module.css';
import { placeRound } from './places.js';
import { isBrush, toolPlace } from './tools.js';
import type { Editor, EditorState } from './useEditor.js';
import { t } from './words/index.js';

const HINTS: Readonly<Record<string, () => string>> = {
  copy: t.copy_hint,
  paste: t.paste_hint,
  erase: t.erase_hint,
  harbour: t.harbour_hint,
  robber: t.robber_hint,
  area: t.area_hint,
  group: t.area_hint,
};

const hintOf = ({ tool, fill }: EditorState): string | undefined => {
  if (fill && isBrush(tool)) return t.fill_hint();
  if (tool.kind === 'number' && tool.number === 0) return t.no_number_hint();
  if (tool.kind === 'harbour' && tool.trades === null) return t.no_harbour_hint();
  if (tool.kind !== 'mark') return HINTS[tool.kind]?.();
  return tool.mark.many || tool.mark.optionalItself ? t.mark_hint() : t.mark_one_hint();
};

const placeText = ({ cursor, tool, turn }: EditorState): string => {
  const { q, r, side, corner } = placeRound(cursor, toolPlace(tool), turn);
  const hex = t.place_hex({ at: `${q},${r}` });
  if (side !== undefined) return t.place_side({ hex, side });
  return corner === undefined ? hex : t.place_corner({ hex, corner });
};

export const CursorLine = ({ editor: { state, map } }: { readonly editor: Editor }) => {
  const { terrains } = useFeature();
  const key = axialKey(state.cursor);
  const hex = map.boards[state.board]?.hexes.find((each) => axialKey(each) === key);
  const tile = hex && [terrains[hex.terrain]?.name() ?? hex.terrain, hex.number ?? ''].join(' ').trim();
  const area = hex?.area === undefined ? [] : [t.area({ area: hex.area })];
  const what = tile === undefined ? t.nothing() : [tile, ...area].join(', ');
  const hint = hintOf(state);
  return (
    <div className={css['at']}>
      {hint !== undefined && <p data-hint>{hint}</p>}
      <p aria-live="polite" data-cursor={key}>
        {t.at_cursor({ place: placeText(state), what })}
      </p>
    </div>
  );
};
