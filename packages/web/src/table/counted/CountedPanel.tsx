import { useFeature } from '../../moves/context.js';
import type { PanelProps } from '../../moves/feature.js';
import { helpOf } from '../../session/types.js';
import { KnownCards } from './KnownCards.js';
import { t } from './words/index.js';

export const CountedPanel = (props: PanelProps) => {
  const { counts } = useFeature();
  return (
    <div>
      {helpOf(props.session.info.setup).hands ? <KnownCards {...props} /> : <p>{t.memory()}</p>}
      {counts.map((Count, i) => (
        <Count key={i} {...props} />
      ))}
    </div>
  );
};
