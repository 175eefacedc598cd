/** What bots found out about a map. */
import type { BalanceReport, SeatShare, Thing, ToldBalance } from '../../../session/workshop/dealTypes.js';
import type { ModuleTexts } from '../../../features/types.js';
import type { Shown } from '../../setup/usePreview.js';
import css from '../deal/deal.module.css';
import table from './balance.module.css';
import { placeName, seatNumber } from './placeNames.js';
import { Sites } from './Sites.js';
import { isEnough, Verdict } from './Verdict.js';
import { t } from './words/index.js';

const percent = (rate: number): string => (100 * rate).toFixed(1);

interface SharesProps {
  readonly title: string;
  readonly shares: readonly SeatShare[];
  readonly nameOf: (place: number) => string;
}

const Bar = ({ low, high, rate, even }: SeatShare & { readonly even: number }) => (
  <svg className={table['bar']} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <line x1={100 * even} x2={100 * even} y1="0" y2="12" data-even />
    <rect x={100 * low} y="4" width={Math.max(0.5, 100 * (high - low))} height="4" />
    <rect x={100 * rate - 0.5} y="1" width="1" height="10" data-rate />
  </svg>
);

const Shares = ({ title, shares, nameOf }: SharesProps) => (
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

/** No bot ever chooses these, on any map. */
const NEVER: ReadonlySet<string> = new Set(['waiveRoad', 'withdrawOffer', 'declineOffer']);

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

/** In the words of the game that has such an end. */
const endText = (reason: string, count: number, texts: ModuleTexts): string =>
  ENDS[reason]?.(count) ?? t.ends_other({ reason: texts[`ends.${reason}`]?.() ?? reason, count });

const Ends = ({ ends, texts }: Pick<BalanceReport, 'ends'> & Pick<Props, 'texts'>) => (
  <section>
    <h2>{t.ends()}</h2>
    <p>
      {Object.entries(ends)
        .map(([reason, count]) => endText(reason, count, texts))
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
  readonly texts: ModuleTexts;
  readonly shown: Shown;
}

const Found = ({ told: { report, sites, isRated }, nameOf, texts, shown }: Props) => (
  <>
    <Shares title={t.order()} shares={report.seats} nameOf={placeName} />
    <Shares title={t.numbered()} shares={report.numbered} nameOf={seatNumber} />
    <Length {...report} />
    <Ends ends={report.ends} texts={texts} />
    <Sites sites={sites} isRated={isRated} shown={shown} />
    <Unused unused={report.unused.filter(({ id }) => !NEVER.has(id))} nameOf={nameOf} />
  </>
);

export const Report = (props: Props) => {
  const { report, sites, isRated } = props.told;
  return (
    <div className={css['result']} data-balance={report.games}>
      <Verdict report={report} />
      {isEnough(report) && <Found {...props} />}
      {!isEnough(report) && isRated && <Sites sites={sites} isRated shown={props.shown} />}
    </div>
  );
};
