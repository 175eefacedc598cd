/** Where a place can be answered in several ways: which piece, which figure. */
import { useFeature, useTableState } from '../moves/context.js';
import { directTypes, glowing } from '../moves/targets.js';
import type { Snapshot } from '../session/types.js';
import keys from './keys.module.css';
import css from './Ways.module.css';

export const Ways = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const feature = useFeature();
  const { armed, chosen, arm } = useTableState((state) => state);
  const types = directTypes(feature, snapshot);
  if (types.length < 2 || chosen !== null) return null;
  const shown = glowing(feature, snapshot, armed);
  return (
    <div className={css['ways']} role="group">
      {types.map((type) => (
        <button
          key={type}
          type="button"
          className={keys['plain']}
          aria-pressed={shown.includes(type)}
          data-way={type}
          onClick={() => arm(type)}
        >
          {feature.actions[type]?.name() ?? type}
        </button>
      ))}
    </div>
  );
};
