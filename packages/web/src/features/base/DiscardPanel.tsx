/** Half of the hand goes back: choose all of it, then confirm once. */
import { useState } from 'react';
import { t } from './words/index.js';
import type { PanelProps } from '../../moves/feature.js';
import { stacksOf } from '../../moves/hand.js';
import { useMoves } from '../../moves/useMoves.js';
import { useWords } from '../../ui/words.js';
import css from './base.module.css';
import { GoodButton } from './GoodButton.js';

const total = (row: readonly number[]): number => row.reduce((sum, count) => sum + count, 0);

export const DiscardPanel = ({ session, snapshot }: PanelProps) => {
  const { info } = session;
  const [words, { send }] = [useWords(info, snapshot), useMoves()];
  const [row, setRow] = useState<readonly number[]>(() => info.scenario.goods.map(() => 0));
  const due = snapshot.view.base.discards[snapshot.seat] ?? 0;
  const stacks = stacksOf(info, snapshot);
  const change = (good: number, by: number): void =>
    setRow(row.map((count, i) => (i === good ? count + by : count)));
  const give = (): void =>
    void send(
      row.flatMap((count, good) =>
        Array.from({ length: count }, () => ({
          type: 'discardCard' as const,
          good: info.scenario.goods[good]?.name ?? '',
        })),
      ),
    );
  if (due === 0) return null;
  const chosen = total(row);
  return (
    <div className={css['discard']}>
      <div className={css['row']}>
        {stacks.map(({ name, count }, good) => (
          <GoodButton
            key={name}
            name={name}
            label={t.trade_more({ good: words.good(good) })}
            count={count - (row[good] ?? 0)}
            disabled={chosen >= due || count <= (row[good] ?? 0)}
            onPress={() => change(good, 1)}
          />
        ))}
      </div>
      <div className={css['row']} aria-live="polite">
        <span>{t.discard_chosen({ chosen, count: due })}</span>
        {row.map((count, good) =>
          count === 0 ? null : (
            <GoodButton
              key={info.scenario.goods[good]?.name}
              name={info.scenario.goods[good]?.name ?? ''}
              label={t.trade_less({ good: words.good(good) })}
              count={count}
              onPress={() => change(good, -1)}
            />
          ),
        )}
        <button type="button" data-give className="button primary" disabled={chosen !== due} onClick={give}>
          {t.discard_do()}
        </button>
      </div>
    </div>
  );
};
