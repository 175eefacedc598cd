/** What the modules of a game count of their own. */
import { countName } from '../../features/counts.js';
import type { CountTexts } from '../../features/types.js';
import { useFeature } from '../../moves/context.js';
import type { GameStatistics } from '../../session/lookback/types.js';
import type { GameInfo } from '../../session/types.js';
import { seatName } from '../../ui/words.js';
import { DataTable } from './plots/DataTable.js';
import { t } from './words/index.js';

interface Props {
  readonly info: GameInfo;
  readonly statistics: GameStatistics;
  readonly texts: CountTexts;
}

export const ModuleStatistics = ({ info, statistics, texts }: Props) => {
  const feature = useFeature();
  const head = ['', ...info.setup.players.map((_, seat) => seatName(info, seat))];
  const rows = statistics.modules
    .flatMap((each) => each.rows)
    .filter(({ counts }) => counts.some((count) => count !== 0))
    .map(({ name, counts }) => [countName(texts, feature, name), ...counts]);
  return (
    <section>
      <h3>{t.deeds_title()}</h3>
      <DataTable title={t.deeds_title()} data={{ head, rows }} />
    </section>
  );
};
