/** Where a place can be used in several ways: which piece, which figure. */
import { useFeature, useOpenTable, useTableState } from '../../moves/context.js';
import { m } from '../../i18n/words/index.js';
import { directTypes, glowing } from '../../moves/targets.js';
import type { ActionType, Snapshot } from '../../session/types.js';
import keys from '../keys/keys.module.css';
import css from './Ways.module.css';

const NO_WAYS: readonly ActionType[] = [];

/** Kinds to choose between; none once something is chosen. */
export const useWays = (snapshot: Snapshot): readonly ActionType[] => {
  const feature = useFeature();
  const chosen = useTableState((state) => state.chosen);
  const types = directTypes(feature, snapshot);
  return types.length < 2 || chosen !== null ? NO_WAYS : types;
};

export const Ways = ({
  snapshot,
  types,
}: {
  readonly snapshot: Snapshot;
  readonly types: readonly ActionType[];
}) => {
  const feature = useFeature();
  const { info } = useOpenTable().session;
  const { armed, arm } = useTableState((state) => state);
  const shown = glowing({ feature, info, snapshot }, armed);
  return (
    <div className={css['ways']} role="group" aria-label={m.ways()}>
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
