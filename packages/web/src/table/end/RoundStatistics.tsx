/** Points and cards over the rounds, and what modules watch beside them. */
import { useMemo, useState } from 'react';
import { countName } from '../../features/counts.js';
import type { CountTexts } from '../../features/types.js';
import { useFeature } from '../../moves/context.js';
import type { GameStatistics } from '../../session/lookback/types.js';
import type { GameInfo } from '../../session/types.js';
import css from './EndScreen.module.css';
import { type LinePoint, SeatLines } from './plots/SeatLines.js';
import { t } from './words/index.js';

export interface ChanceLine {
  readonly round: number;
  readonly values: readonly number[];
}

interface Props {
  readonly info: GameInfo;
  readonly statistics: GameStatistics;
  readonly texts: CountTexts;
  /** Chances to win; absent where nobody knows them. */
  readonly chances?: readonly ChanceLine[] | undefined;
}

interface Curve {
  readonly id: string;
  readonly name: string;
  readonly points: readonly LinePoint[];
  readonly say?: (value: number) => string;
  readonly most?: number;
}

const percent = (value: number): string => `${Math.round(value * 100)} %`;

const useCurves = ({ statistics, texts, chances }: Props): readonly Curve[] => {
  const feature = useFeature();
  return useMemo(() => {
    const { moments, modules } = statistics;
    const over = (values: (i: number) => readonly number[]): readonly LinePoint[] =>
      moments.map(({ round }, i) => ({ round, values: values(i) }));
    return [
      { id: 'points', name: t.curve_points(), points: over((i) => moments[i]?.points ?? []) },
      { id: 'cards', name: t.curve_cards(), points: over((i) => moments[i]?.cards ?? []) },
      ...(chances === undefined
        ? []
        : [{ id: 'chance', name: t.curve_chance(), points: chances, say: percent, most: 1 }]),
      ...modules.flatMap(({ series }) =>
        series.map(({ name, values }) => ({
          id: name,
          name: countName(texts, feature, name),
          points: over((i) => values[i] ?? []),
        })),
      ),
    ];
  }, [statistics, texts, chances, feature]);
};

export const RoundStatistics = (props: Props) => {
  const curves = useCurves(props);
  const [chosen, choose] = useState('points');
  const curve = curves.find(({ id }) => id === chosen) ?? curves[0];
  if (curve === undefined) return null;
  return (
    <section>
      <h3>{t.rounds_title()}</h3>
      <div className="choice" role="group" aria-label={t.rounds_title()}>
        {curves.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={`button quiet ${id === curve.id ? css['chosen'] : ''}`}
            aria-pressed={id === curve.id}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <SeatLines
        info={props.info}
        title={curve.name}
        points={curve.points}
        {...(curve.say && { say: curve.say })}
        {...(curve.most !== undefined && { most: curve.most })}
      />
    </section>
  );
};
