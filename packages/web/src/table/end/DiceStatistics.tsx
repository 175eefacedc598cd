/** How the dice fell beside what is expected of them, without feeding any superstition. */
import { DICE_SUMS, DICE_WAYS } from '@landnam/table/statistics';
import { useCallback } from 'react';
import type { GameStatistics } from '../../session/lookback/types.js';
import { type PlotModule, PlotFigure } from './plots/PlotFigure.js';
import { t } from './words/index.js';

const ROLLS = 36;
/** Seen in fewer games than this, it is worth a word; in fewer than that, a second one. */
const UNUSUAL = 0.05;
const RARE = 0.01;

const oneIn = (chance: number): number => Math.round(1 / Math.max(chance, 1 / 4000));

const verdictOf = (chance: number): string => {
  if (chance >= UNUSUAL) return t.dice_usual({ count: Math.max(1, Math.round(chance * 100)) });
  if (chance >= RARE) return t.dice_unusual({ games: oneIn(chance) });
  return t.dice_rare({ games: oneIn(chance) });
};

export const DiceStatistics = ({ statistics: { dice } }: { readonly statistics: GameStatistics }) => {
  const { rolls, counts, chance } = dice;
  const draw = useCallback(
    (plot: PlotModule, width: number) => {
      const rows = DICE_SUMS.map((sum, i) => ({
        sum,
        rolled: counts[i] ?? 0,
        expected: ((DICE_WAYS[i] ?? 0) * rolls) / ROLLS,
      }));
      return plot.plot({
        width,
        height: 190,
        marginLeft: 30,
        x: { label: null, type: 'band' },
        y: { label: null, grid: true },
        style: { background: 'none', color: 'var(--ink-soft)', fontSize: '12px' },
        marks: [
          plot.barY(rows, { x: 'sum', y: 'rolled', fill: 'var(--accent)', fillOpacity: 0.75 }),
          plot.tickY(rows, { x: 'sum', y: 'expected', stroke: 'var(--warn)', strokeWidth: 3 }),
          plot.ruleY([0], { stroke: 'var(--edge-strong)' }),
        ],
      });
    },
    [counts, rolls],
  );
  if (rolls === 0) return null;
  const expected = (i: number): string => (((DICE_WAYS[i] ?? 0) * rolls) / ROLLS).toFixed(1);
  const data = {
    head: [t.dice_sum(), t.dice_rolled(), t.dice_expected()],
    rows: DICE_SUMS.map((sum, i) => [sum, counts[i] ?? 0, expected(i)]),
  };
  const summary = DICE_SUMS.map((sum, i) => `${sum}: ${counts[i] ?? 0}`).join(', ');
  return (
    <section>
      <h3>{t.dice_title()}</h3>
      <PlotFigure title={t.dice_title()} summary={summary} draw={draw} data={data} />
      <p>
        {t.dice_legend({ count: rolls })} {chance === null ? t.dice_deck() : verdictOf(chance)}
      </p>
    </section>
  );
};
