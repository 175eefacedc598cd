/** The dice so far, with a line where each sum was to be expected. */
import { useId } from 'react';
import { useLocale } from '../../../session/settings.js';
import type { PanelProps } from '../../../moves/feature.js';
import css from './counts.module.css';
import { countRolls, type RollCount } from './rolls.js';
import { t } from './words/index.js';

const [STEP, HEIGHT, FOOT, HEAD] = [24, 64, 16, 14];

const Bar = ({ roll, most }: { readonly roll: RollCount; readonly most: number }) => {
  const [tall, line] = [roll.count, roll.expected].map((count) => (HEIGHT * count) / most) as [
    number,
    number,
  ];
  return (
    <>
      <rect className={css['bar']} x={-8} y={-tall} width={16} height={tall} />
      <path className={css['expected']} d={`M-11 ${-line}h22`} />
      <text y={-Math.max(tall, line) - 4}>{roll.count}</text>
      <text className={css['sum']} y={FOOT - 3}>
        {roll.sum}
      </text>
    </>
  );
};

const Chart = ({ rolls }: { readonly rolls: readonly RollCount[] }) => {
  const most = Math.max(1, ...rolls.flatMap(({ count, expected }) => [count, expected]));
  return (
    <svg
      className={css['dice']}
      viewBox={`0 ${-HEIGHT - HEAD} ${STEP * rolls.length} ${HEIGHT + HEAD + FOOT}`}
      aria-hidden="true"
    >
      {rolls.map((roll, i) => (
        <g key={roll.sum} transform={`translate(${STEP * (i + 0.5)} 0)`}>
          <Bar roll={roll} most={most} />
        </g>
      ))}
    </svg>
  );
};

/** The same in words. */
const Listed = ({ rolls }: { readonly rolls: readonly RollCount[] }) => {
  const locale = useLocale();
  const rounded = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <ul className="hidden">
      {rolls.map(({ sum, count, expected }) => (
        <li key={sum}>{t.dice_row({ sum, count, expected: rounded.format(expected) })}</li>
      ))}
    </ul>
  );
};

export const DiceCount = ({ snapshot }: PanelProps) => {
  const id = useId();
  const rolls = countRolls(snapshot.events);
  const count = rolls.reduce((sum, each) => sum + each.count, 0);
  return (
    <section aria-labelledby={id} data-count="dice">
      <h2 id={id}>{t.dice_title({ count })}</h2>
      <Chart rolls={rolls} />
      <Listed rolls={rolls} />
      <small>{t.dice_about()}</small>
    </section>
  );
};
