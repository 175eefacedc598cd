/** Where a place can be answered in several ways: which piece, which figure. */
import { directTypes, glowing } from '../board/targets.js';
import { actions } from '../features/index.js';
import type { Snapshot } from '../session/types.js';
import { useTableStore } from '../moves/store.js';
import css from './table.module.css';

export const Ways = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const { armed, chosen, arm } = useTableStore();
  const types = directTypes(snapshot);
  if (types.length < 2 || chosen !== null) return null;
  const shown = glowing(snapshot, armed);
  return (
    <div className={css['ways']} role="group">
      {types.map((type) => (
        <button
          key={type}
          type="button"
          className={css['plain']}
          aria-pressed={shown.includes(type)}
          data-way={type}
          onClick={() => arm(type)}
        >
          {actions[type]?.name() ?? type}
        </button>
      ))}
    </div>
  );
};
