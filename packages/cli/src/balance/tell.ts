/** The balance of a map as JSON, and for people. */
import type { SeatShare, SiteWorth, Thing } from '@landnam/bots/balance';
import { figure, table } from '../output.js';
import type { BalanceOutcome } from './run.js';

const DIGITS = 4;
const round = (value: number, digits = DIGITS): number => Number(value.toFixed(digits));

const shareJson = ({ rate, low, high, plain }: SeatShare) => ({
  rate: round(rate),
  low: round(low),
  high: round(high),
  plain: round(plain),
});

const siteJson = ({ vertex, rate }: SiteWorth) => ({ vertex, rate: round(rate) });

const MOST_SITES = 5;

/** The best and the worst, none of them twice. */
const endsOfSites = (sites: readonly SiteWorth[]) => ({
  best: sites.slice(0, MOST_SITES),
  worst: sites.slice(Math.max(MOST_SITES, sites.length - MOST_SITES)).toReversed(),
});

export const balanceJson = (outcome: BalanceOutcome) => {
  const { best, worst } = endsOfSites(outcome.rated);
  return {
    games: outcome.games,
    finished: outcome.finished,
    turns: round(outcome.turns, 2),
    length: outcome.length,
    seats: outcome.seats.map(shareJson),
    numbered: outcome.numbered.map(shareJson),
    corrected: outcome.corrected,
    uneven: outcome.uneven,
    unevenNumbers: outcome.unevenNumbers,
    ends: outcome.ends,
    unused: outcome.unused,
    sites: { best: best.map(siteJson), worst: worst.map(siteJson) },
    errors: outcome.errors,
    stopped: outcome.stopped,
    cpuSeconds: round(outcome.cpuSeconds, 2),
  };
};

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
const between = (low: number, high: number): string =>
  `95 %: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const shareRows = (shares: readonly SeatShare[], nameOf: (place: number) => string): string =>
  table(
    shares.map(({ rate, low, high }, place) => [`  ${nameOf(place)}`, percent(rate), between(low, high)]),
  );

const verdictOf = (uneven: readonly number[], nameOf: (place: number) => string): string =>
  uneven.length === 0
    ? '  no seat is shown to differ from an even share'
    : `  not an even share beyond doubt (99 %): ${uneven.map(nameOf).join(', ')}`;

const siteLine = (name: string, sites: readonly SiteWorth[]): string[] =>
  sites.length === 0
    ? []
    : [`  ${name}: ${sites.map(({ vertex, rate }) => `v${vertex} ${percent(rate)}`).join(', ')}`];

const thingName = ({ id, name }: Thing): string => (name === undefined ? id : `${id} (${name})`);

const unusedLines = (unused: readonly Thing[]): string[] => {
  const kinds = [...new Set(unused.map(({ kind }) => kind))];
  return kinds.map(
    (kind) =>
      `  never used, ${kind}: ${unused
        .filter((thing) => thing.kind === kind)
        .map(thingName)
        .join(', ')}`,
  );
};

const placeName = (place: number): string => ORDINALS[place] ?? String(place + 1);
const seatName = (place: number): string => `p${place}`;

export const balanceText = (about: string, luck: string, outcome: BalanceOutcome): string => {
  const [least, tenth, half, most, longest] = outcome.length;
  const { best, worst } = endsOfSites(outcome.rated);
  const ends = Object.entries(outcome.ends).map(([reason, count]) => `${reason} ${count}`);
  return [
    `${about}: ${figure(outcome.finished)} of ${figure(outcome.games)} games finished${outcome.stopped ? ', stopped' : ''}; ${luck}`,
    `  ${figure(outcome.turns)} turns a game; the shortest ${least}, a tenth up to ${tenth}, half up to ${half}, nine tenths up to ${most}, the longest ${longest}`,
    `  ended by ${ends.join(', ')}`,
    '  by order of play:',
    shareRows(outcome.seats, placeName),
    verdictOf(outcome.uneven, placeName),
    '  by number of the seat:',
    shareRows(outcome.numbered, seatName),
    verdictOf(outcome.unevenNumbers, seatName),
    ...siteLine('best starting sites', best),
    ...siteLine('worst', worst),
    ...(outcome.unused.length === 0 ? ['  everything was used by somebody'] : unusedLines(outcome.unused)),
    ...outcome.errors.slice(0, 1).map((error) => `  a game broke: ${error}`),
  ].join('\n');
};
