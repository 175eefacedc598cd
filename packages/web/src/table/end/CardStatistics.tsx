/** Where everybody's cards came from and where they went. */
import { CARD_WAYS, type CardWay } from '@landnam/table/statistics';
import { useCallback, useMemo } from 'react';
import { countName } from '../../features/counts.js';
import type { CountTexts } from '../../features/types.js';
import { useFeature } from '../../moves/context.js';
import type { CardFlow, GameStatistics } from '../../session/lookback/types.js';
import type { GameInfo } from '../../session/types.js';
import { seatName } from '../../ui/words.js';
import css from './EndScreen.module.css';
import { DataTable } from './plots/DataTable.js';
import { type PlotModule, PlotFigure } from './plots/PlotFigure.js';
import { t } from './words/index.js';

interface Props {
  readonly info: GameInfo;
  readonly statistics: GameStatistics;
  readonly texts: CountTexts;
}

const sumOf = (goods: readonly number[]): number => goods.reduce((sum, count) => sum + count, 0);

/** Each way as far as it brings cards, and as far as it takes them. */
const PARTS = CARD_WAYS.flatMap((way) => [
  { way, column: 'got' as const },
  { way, column: 'given' as const },
]);
type Part = (typeof PARTS)[number];

const PAINT: Readonly<Record<CardWay, string>> = {
  gained: 'var(--forest)',
  spent: 'var(--hills)',
  swapped: 'var(--mountains)',
  traded: 'var(--fields)',
  stolen: 'var(--sea-ink)',
  lost: 'var(--warn)',
  discarded: 'var(--ink-soft)',
};

const wayName = ({ way, column }: Part): string => {
  if (way === 'swapped') return column === 'got' ? t.way_swapped_got() : t.way_swapped_given();
  if (way === 'traded') return column === 'got' ? t.way_traded_got() : t.way_traded_given();
  return t[`way_${way}`]();
};

const countOf = (flows: readonly CardFlow[], seat: number, { way, column }: Part): number =>
  flows
    .filter((flow) => flow.seat === seat && flow.way === way)
    .reduce((sum, flow) => sum + sumOf(flow[column]), 0);

const useParts = ({ cards, seats }: GameStatistics) =>
  useMemo(
    () =>
      PARTS.map((part) => ({
        part,
        counts: Array.from({ length: seats }, (_, seat) => countOf(cards, seat, part)),
      })).filter(({ counts }) => counts.some((count) => count !== 0)),
    [cards, seats],
  );

/** By cause: cards of one event that came or went one way. */
const causeRows = ({ info, statistics: { cards }, texts }: Props, name: (row: string) => string) => {
  const rows = new Map<string, { readonly label: string; readonly counts: number[] }>();
  for (const { seat, way, cause, got, given } of cards)
    for (const [column, goods] of [
      ['got', got],
      ['given', given],
    ] as const) {
      const count = sumOf(goods);
      if (count === 0) continue;
      const key = `${way} ${column} ${cause}`;
      const label = `${wayName({ way, column })}: ${texts[`cause.${cause}`]?.() ?? name(cause)}`;
      const row = rows.get(key) ?? { label, counts: info.setup.players.map(() => 0) };
      rows.set(key, row);
      row.counts[seat] = (row.counts[seat] ?? 0) + count;
    }
  const order = [...CARD_WAYS] as readonly string[];
  return [...rows.entries()]
    .sort(([a], [b]) => order.indexOf(a.split(' ')[0] ?? '') - order.indexOf(b.split(' ')[0] ?? ''))
    .map(([, { label, counts }]) => [label, ...counts]);
};

interface CountedPart {
  readonly part: Part;
  readonly counts: readonly number[];
}

/** Beside the axis is little room. */
const shortened = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;

const barsOf = (plot: PlotModule, width: number, info: GameInfo, parts: readonly CountedPart[]) => {
  const rows = parts.flatMap(({ part, counts }) =>
    counts.map((count, seat) => ({
      seat,
      count: part.column === 'got' ? count : -count,
      paint: PAINT[part.way],
    })),
  );
  const isWide = width > 400;
  return plot.plot({
    width,
    height: 46 + 34 * info.seats,
    marginLeft: isWide ? 92 : 72,
    x: { label: null, grid: true, tickFormat: (count: number) => String(Math.abs(count)) },
    y: {
      label: null,
      domain: info.setup.players.map((_, seat) => seat),
      tickFormat: (seat: number) => shortened(seatName(info, seat), isWide ? 12 : 9),
    },
    style: { background: 'none', color: 'var(--ink-soft)', fontSize: '12px' },
    marks: [
      plot.barX(rows, { x: 'count', y: 'seat', fill: (row: { paint: string }) => row.paint }),
      plot.ruleX([0], { stroke: 'var(--edge-strong)' }),
    ],
    color: { type: 'identity' },
  });
};

const Legend = ({ parts }: { readonly parts: readonly CountedPart[] }) => (
  <ul className={css['legend']}>
    {parts.map(({ part }) => (
      <li key={`${part.way}${part.column}`}>
        <i style={{ background: PAINT[part.way] }} aria-hidden="true" />
        {wayName(part)}
      </li>
    ))}
  </ul>
);

export const CardStatistics = (props: Props) => {
  const { info, statistics } = props;
  const feature = useFeature();
  const parts = useParts(statistics);
  const draw = useCallback(
    (plot: PlotModule, width: number) => barsOf(plot, width, info, parts),
    [parts, info],
  );
  const head = ['', ...info.setup.players.map((_, seat) => seatName(info, seat))];
  const rows = parts.map(({ part, counts }) => [wayName(part), ...counts]);
  const summary = parts.map(({ part, counts }) => `${wayName(part)}: ${counts.join(', ')}`).join('. ');
  const causes = causeRows(props, (row) => countName(props.texts, feature, row));
  return (
    <section>
      <h3>{t.cards_title()}</h3>
      <PlotFigure title={t.cards_title()} summary={summary} draw={draw} data={{ head, rows }} />
      <Legend parts={parts} />
      <p>{t.cards_legend()}</p>
      <details>
        <summary>{t.cards_causes()}</summary>
        <DataTable title={t.cards_causes()} data={{ head, rows: causes }} />
      </details>
    </section>
  );
};
