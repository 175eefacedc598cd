/** Who gave what to whom, and what it was worth to both by the value. */
import type { GameStatistics, TradeMade } from '../../session/lookback/types.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import { plainly } from '../../ui/Told.js';
import { seatName, useWords } from '../../ui/words.js';
import { DataTable } from './plots/DataTable.js';
import { t } from './words/index.js';

/** Less than this is noise. */
const EVEN = 0.01;

const signed = (worth: number | undefined): string => {
  if (worth === undefined) return '';
  if (Math.abs(worth) < EVEN) return t.about_even();
  const points = Math.round(worth * 100);
  return t.worth_points({ points: points > 0 ? `+${points}` : `−${-points}` });
};

interface Props {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly statistics: GameStatistics;
  /** By trade: what it did to the chances, by seat. */
  readonly worths?: readonly (readonly number[])[] | undefined;
}

const roundAt = ({ moments }: GameStatistics, ply: number): number =>
  moments.findLast((moment) => moment.ply <= ply)?.round ?? 0;

export const TradeStatistics = ({ info, snapshot, statistics, worths }: Props) => {
  const words = useWords(info, snapshot);
  const { trades } = statistics;
  const row = ({ ply, seat, partner, give, get }: TradeMade, i: number) => [
    roundAt(statistics, ply),
    t.trade_sides({ who: seatName(info, seat), goods: plainly(words.goods(give)) }),
    t.trade_sides({ who: seatName(info, partner), goods: plainly(words.goods(get)) }),
    ...(worths === undefined ? [] : [`${signed(worths[i]?.[seat])} / ${signed(worths[i]?.[partner])}`]),
  ];
  const head = [
    t.round(),
    t.trade_one(),
    t.trade_other(),
    ...(worths === undefined ? [] : [t.trade_worth()]),
  ];
  return (
    <section>
      <h3>{t.trades_title()}</h3>
      {trades.length === 0 ? (
        <p>{t.trades_none()}</p>
      ) : (
        <details open={trades.length <= 6}>
          <summary>{t.trades_count({ count: trades.length })}</summary>
          <DataTable title={t.trades_title()} data={{ head, rows: trades.map(row) }} />
        </details>
      )}
      {worths !== undefined && trades.length > 0 && <p>{t.trade_about()}</p>}
    </section>
  );
};
