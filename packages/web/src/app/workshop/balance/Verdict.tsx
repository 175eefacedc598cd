/** In one sentence what the shares say, or that there are too few games for any. */
import type { BalanceReport, SeatShare } from '../../../session/workshop/dealTypes.js';
import { placeName, seatNumber } from './placeNames.js';
import { t } from './words/index.js';

/** With fewer games a share says more about chance than about the map. */
export const ENOUGH = 20;

export const isEnough = ({ games }: Pick<BalanceReport, 'games'>): boolean => games >= ENOUGH;

/** Who wins more than an even share beyond doubt, or less. */
const namesOf = ({ seats, uneven, numbered, unevenNumbers }: BalanceReport, isMore: boolean): string => {
  const isAt =
    (shares: readonly SeatShare[]) =>
    (place: number): boolean =>
      (shares[place]?.rate ?? 0) > 1 / shares.length === isMore;
  return [
    ...uneven.filter(isAt(seats)).map(placeName),
    ...unevenNumbers.filter(isAt(numbered)).map(seatNumber),
  ].join(', ');
};

const sentencesOf = (report: BalanceReport): readonly string[] => {
  const { games } = report;
  if (!isEnough(report)) return [t.few({ count: games, least: ENOUGH })];
  const [more, less] = [namesOf(report, true), namesOf(report, false)];
  if (more === '' && less === '') return [t.even()];
  return [
    ...(more === '' ? [] : [t.uneven_more({ who: more })]),
    ...(less === '' ? [] : [t.uneven_less({ who: less })]),
  ];
};

export const Verdict = ({ report }: { readonly report: BalanceReport }) => (
  <section data-verdict>
    <h2>{t.verdict()}</h2>
    <p>
      <b>{sentencesOf(report).join(' ')}</b>
    </p>
    <p>{report.corrected ? t.luck_out() : t.luck_in()}</p>
  </section>
);
