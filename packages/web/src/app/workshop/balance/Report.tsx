/** What bots found out about a map. */
import type { BalanceReport, SeatShare, Thing, ToldBalance } from '../../../session/workshop/dealTypes.js';
import type { Shown } from '../../setup/usePreview.js';
import css from '../deal/deal.module.css';
import table from './balance.module.css';
import { Sites } from './Sites.js';
import { t } from './words/index.js';

const percent = (rate: number): string => (100 * rate).toFixed(1);

const NTH = [
  () => t.nth_1(),
  () => t.nth_2(),
  () => t.nth_3(),
  () => t.nth_4(),
  () => t.nth_5(),
  () => t.nth_6(),
];
const placeName = (place: number): string => NTH[place]?.() ?? String(place + 1);
const seatNumber = (place: number): string => t.seat({ number: place + 1 });

interface SharesProps {
  readonly title: string;
  readonly shares: readonly SeatShare[];
  readonly uneven: readonly number[];
  readonly nameOf: (place: number) => string;
}

const Bar = ({ low, high, rate, even }: SeatShare & { readonly even: number }) => (
  <svg className={table['bar']} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <line x1={100 * even} x2={100 * even} y1="0" y2="12" data-even />
    <rect x={100 * low} y="4" width={Math.max(0.5, 100 * (high - low))} height="4" />
    <rect x={100 * rate - 0.5} y="1" width="1" height="10" data-rate />
  </svg>
);

const Shares = ({ title, shares, uneven, nameOf }: SharesProps) => (
  <section>
    <h2>{title}</h2>
    <table className={table['shares']}>
      <thead>
        <tr>
          <th scope="col">{t.place()}</th>
          <th scope="col">{t.rate()}</th>
          <th scope="col">{t.interval()}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {shares.map((share, place) => (
          <tr key={nameOf(place)} data-share>
            <th scope="row">{nameOf(place)}</th>
            <td>{t.percent({ count: percent(share.rate) })}</td>
            <td>{t.between({ low: percent(share.low), high: percent(share.high) })}</td>
            <td>
              <Bar {...share} even={1 / shares.length} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{uneven.length === 0 ? t.even() : t.uneven({ who: uneven.map(nameOf).join(', ') })}</p>
  </section>
);

const ENDS: Readonly<Record<string, (count: number) => string>> = {
  points: (count) => t.ends_points({ count }),
  limit: (count) => t.ends_limit({ count }),
  error: (count) => t.ends_error({ count }),
};

const KINDS: Readonly<Record<string, () => string>> = {
  hex: () => t.unused_hex(),
  harbour: () => t.unused_harbour(),
  island: () => t.unused_island(),
  card: () => t.unused_card(),
  piece: () => t.unused_piece(),
  action: () => t.unused_action(),
};

/** Names things of a game; the feature of the game knows how. */
export type NameOf = (thing: Thing) => string;

const Unused = ({ unused, nameOf }: { readonly unused: readonly Thing[]; readonly nameOf: NameOf }) => (
  <section data-unused>
    <h2>{t.unused()}</h2>
    {unused.length === 0 ? (
      <p>{t.unused_none()}</p>
    ) : (
      <dl className={css['facts']}>
        {[...new Set(unused.map(({ kind }) => kind))].map((kind) => (
          <div key={kind}>
            <dt>{KINDS[kind]?.() ?? t.unused_other()}</dt>
            <dd>{unused.flatMap((thing) => (thing.kind === kind ? [nameOf(thing)] : [])).join(', ')}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);

const Ends = ({ ends }: Pick<BalanceReport, 'ends'>) => (
  <section>
    <h2>{t.ends()}</h2>
    <p>
      {Object.entries(ends)
        .map(([reason, count]) => ENDS[reason]?.(count) ?? t.ends_other({ reason, count }))
        .join('; ')}
    </p>
  </section>
);

const Length = ({ length: [least, , half, most, longest], turns }: BalanceReport) => (
  <section>
    <h2>{t.length()}</h2>
    <p>{t.turns({ mean: turns.toFixed(1), least, half, most, longest })}</p>
  </section>
);

interface Props {
  readonly told: ToldBalance;
  readonly nameOf: NameOf;
  readonly shown: Shown;
}

export const Report = ({ told: { report, sites, isRated }, nameOf, shown }: Props) => (
  <div className={css['result']} data-balance={report.games}>
    <p>{report.corrected ? t.luck_out() : t.luck_in()}</p>
    <Shares title={t.order()} shares={report.seats} uneven={report.uneven} nameOf={placeName} />
    <Shares title={t.numbered()} shares={report.numbered} uneven={report.unevenNumbers} nameOf={seatNumber} />
    <Length {...report} />
    <Ends ends={report.ends} />
    <Sites sites={sites} isRated={isRated} shown={shown} />
    <Unused unused={report.unused} nameOf={nameOf} />
  </div>
);
