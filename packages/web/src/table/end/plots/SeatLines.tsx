/** A line for each player over the rounds of a game; any of them can be switched off. */
import { useCallback, useState } from 'react';
import type { GameInfo } from '../../../session/types.js';
import { SeatBadge } from '../../../ui/SeatMark.js';
import { seatName } from '../../../ui/words.js';
import { t } from '../words/index.js';
import css from './plots.module.css';
import { type PlotModule, PlotFigure } from './PlotFigure.js';

/** Somewhere in a game, and what stood there. */
export interface LinePoint {
  readonly round: number;
  /** By seat. */
  readonly values: readonly number[];
}

interface Props {
  readonly info: GameInfo;
  readonly title: string;
  readonly points: readonly LinePoint[];
  readonly say?: (value: number) => string;
  /** The axis ends here at least. */
  readonly most?: number;
}

const paint = (seat: number): string => `var(--seat${seat}, var(--paint${seat}))`;
const outline = (seat: number): string => `var(--seat${seat}-line, var(--paint${seat}-line))`;
/** Lines differ by more than colour. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '1 4', '12 4'];

const Switches = ({
  info,
  off,
  onSwitch,
}: Pick<Props, 'info'> & {
  readonly off: ReadonlySet<number>;
  readonly onSwitch: (seat: number) => void;
}) => (
  <div className={css['switches']} role="group" aria-label={t.who_is_shown()}>
    {info.setup.players.map((_, seat) => (
      <button key={seat} type="button" aria-pressed={!off.has(seat)} onClick={() => onSwitch(seat)}>
        <SeatBadge seat={seat} size={18} />
        {seatName(info, seat)}
      </button>
    ))}
  </div>
);

/** The last moment of each round. */
const byRound = (points: readonly LinePoint[]): readonly LinePoint[] => [
  ...new Map(points.map((point) => [point.round, point])).values(),
];

const HEIGHT = 220;

interface Drawn extends Pick<Props, 'info' | 'points' | 'most' | 'say'> {
  readonly shown: readonly number[];
}

/** Rounds that are named below the axis: the first moment of each, as many as there is room for. */
const ticksOf = (points: readonly LinePoint[], most: number): number[] => {
  const firsts = points.flatMap(({ round }, i) => (round === points[i - 1]?.round ? [] : [i]));
  const step = Math.ceil(firsts.length / most);
  return firsts.filter((_, i) => i % step === 0);
};

const NAME_HEIGHT = 13;

/** Names at the ends of their lines, apart from each other. */
const namesAt = ({ info, points, shown, most }: Drawn) => {
  const last = points.at(-1)?.values ?? [];
  const highest =
    most ?? Math.max(1, ...points.flatMap(({ values }) => shown.map((seat) => values[seat] ?? 0)));
  const height = (seat: number): number => ((last[seat] ?? 0) / highest) * (HEIGHT - 50);
  let lowest = -NAME_HEIGHT;
  return shown
    .toSorted((a, b) => height(a) - height(b))
    .map((seat) => {
      lowest = Math.max(height(seat), lowest + NAME_HEIGHT);
      return { name: seatName(info, seat), value: last[seat] ?? 0, dy: height(seat) - lowest };
    });
};

const linesOf = (plot: PlotModule, width: number, drawn: Drawn) => {
  const { points, shown, most, say = String } = drawn;
  const wide = width > 480;
  const lines = shown.flatMap((seat) => {
    const rows = points.map(({ values }, i) => ({ i, value: values[seat] ?? 0 }));
    const line = { x: 'i', y: 'value', strokeDasharray: DASHES[seat] ?? '' } as const;
    return [
      plot.line(rows, { ...line, stroke: outline(seat), strokeWidth: 4.5 }),
      plot.line(rows, { ...line, stroke: paint(seat), strokeWidth: 2.5 }),
    ];
  });
  const names = namesAt(drawn).map(({ name, value, dy }) =>
    plot.text([{ i: points.length - 1, value }], {
      x: 'i',
      y: 'value',
      text: () => name,
      dx: 7,
      dy,
      textAnchor: 'start',
      fill: 'var(--ink)',
    }),
  );
  return plot.plot({
    width,
    height: HEIGHT,
    marginLeft: 44,
    marginRight: wide ? 92 : 12,
    x: {
      label: null,
      ticks: ticksOf(points, wide ? 16 : 7),
      tickFormat: (i: number) => String(points[i]?.round ?? ''),
    },
    y: { label: null, grid: true, tickFormat: say, ...(most !== undefined && { domain: [0, most] }) },
    style: { background: 'none', color: 'var(--ink-soft)', fontSize: '12px' },
    marks: [plot.ruleY([0], { stroke: 'var(--edge-strong)' }), ...lines, ...(wide ? names : [])],
  });
};

export const SeatLines = ({ info, title, points, most, say = String }: Props) => {
  const [off, setOff] = useState<ReadonlySet<number>>(new Set());
  const onSwitch = (seat: number): void =>
    setOff((before) => {
      const after = new Set(before);
      if (!after.delete(seat)) after.add(seat);
      return after;
    });
  const seats = info.setup.players.map((_, seat) => seat);
  const draw = useCallback(
    (plot: PlotModule, width: number) => {
      const shown = info.setup.players.map((_, seat) => seat).filter((seat) => !off.has(seat));
      return linesOf(plot, width, { info, points, shown, say, ...(most !== undefined && { most }) });
    },
    [info, points, off, most, say],
  );
  const last = points.at(-1)?.values ?? [];
  const summary = seats.map((seat) => `${seatName(info, seat)} ${say(last[seat] ?? 0)}`).join(', ');
  const rows = byRound(points).map(({ round, values }) => [
    round,
    ...seats.map((seat) => say(values[seat] ?? 0)),
  ]);
  const head = [t.round(), ...seats.map((seat) => seatName(info, seat))];
  return (
    <>
      <Switches info={info} off={off} onSwitch={onSwitch} />
      <PlotFigure
        title={title}
        summary={t.at_the_end({ figures: summary })}
        draw={draw}
        data={{ head, rows }}
      />
    </>
  );
};
