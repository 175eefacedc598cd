/** Half of the hand goes back: choose all of it, or what is kept, several at once; then confirm once. */
import { useState } from 'react';
import { m } from '../../../i18n/words/index.js';
import { t } from '../words/index.js';
import type { PanelProps } from '../../../moves/feature.js';
import { stacksOf } from '../../../moves/hand.js';
import { useMoves } from '../../../moves/useMoves.js';
import { useWords } from '../../../ui/words.js';
import css from '../base.module.css';
import { GoodButton } from '../trade/GoodButton.js';

type Row = readonly number[];

const total = (row: Row): number => row.reduce((sum, count) => sum + count, 0);

/** What is chosen, to give or to keep, and what goes back as a result. */
const useDiscard = ({ session: { info }, snapshot }: PanelProps) => {
  const { goods } = info.scenario;
  const held = stacksOf(info, snapshot).map(({ count }, good) => (goods[good]?.card ? count : 0));
  const due = snapshot.view.base.discards[snapshot.seat] ?? 0;
  const [keeping, setKeeping] = useState(false);
  const [row, setRow] = useState<Row>(() => goods.map(() => 0));
  const most = keeping ? total(held) - due : due;
  const change = (good: number, by: number): void => {
    const fits = Math.min(by, most - total(row), (held[good] ?? 0) - (row[good] ?? 0));
    setRow(row.map((count, i) => (i === good ? count + fits : count)));
  };
  const turn = (): void => {
    setKeeping(!keeping);
    setRow(goods.map(() => 0));
  };
  const back = keeping ? held.map((count, good) => count - (row[good] ?? 0)) : row;
  return { held, due, keeping, turn, row, most, change, back, full: total(row) === most };
};

type Discard = ReturnType<typeof useDiscard>;

const Stack = ({
  discard,
  good,
  ...props
}: PanelProps & { readonly discard: Discard; readonly good: number }) => {
  const { held, row, change, full, most } = discard;
  const words = useWords(props.session.info, props.snapshot);
  const left = (held[good] ?? 0) - (row[good] ?? 0);
  const many = Math.min(left, most - total(row));
  return (
    <span className={css['stack']}>
      <GoodButton
        name={props.session.info.scenario.goods[good]?.name ?? ''}
        label={t.trade_more({ good: words.good(good) })}
        count={left}
        disabled={full || left === 0}
        onPress={() => change(good, 1)}
      />
      {(held[good] ?? 0) > 1 && (
        <button
          type="button"
          className={css['all']}
          aria-label={
            many < left
              ? m.hand_good({ count: many, good: words.good(good) })
              : t.discard_all({ good: words.good(good) })
          }
          data-all={good}
          disabled={full || left === 0}
          onClick={() => change(good, many)}
        >
          {many > 0 ? `+${many}` : '+'}
        </button>
      )}
    </span>
  );
};

const Chosen = ({ discard, ...props }: PanelProps & { readonly discard: Discard }) => {
  const words = useWords(props.session.info, props.snapshot);
  return discard.row.map((count, good) =>
    count === 0 ? null : (
      <GoodButton
        key={good}
        name={props.session.info.scenario.goods[good]?.name ?? ''}
        label={t.trade_less({ good: words.good(good) })}
        count={count}
        onPress={() => discard.change(good, -1)}
      />
    ),
  );
};

const Give = ({ discard, ...props }: PanelProps & { readonly discard: Discard }) => {
  const { send } = useMoves();
  const { goods } = props.session.info.scenario;
  const give = (): void =>
    void send(
      discard.back.flatMap((count, good) =>
        Array.from({ length: count }, () => ({
          type: 'discardCard' as const,
          good: goods[good]?.name ?? '',
        })),
      ),
    );
  return (
    <button type="button" data-give className="button primary" disabled={!discard.full} onClick={give}>
      {t.discard_do()}
    </button>
  );
};

export const DiscardPanel = (props: PanelProps) => {
  const discard = useDiscard(props);
  const { held, due, keeping, turn, row, most } = discard;
  if (due === 0) return null;
  const told = { chosen: total(row), count: most };
  return (
    <div className={css['discard']}>
      <div className={css['row']}>
        {held.map((count, good) =>
          count === 0 ? null : <Stack key={good} {...props} discard={discard} good={good} />,
        )}
        <button type="button" className="button" aria-pressed={keeping} data-keep onClick={turn}>
          {t.discard_keep()}
        </button>
      </div>
      <div className={css['row']} aria-live="polite">
        <span>{keeping ? t.discard_kept(told) : t.discard_chosen(told)}</span>
        <Chosen {...props} discard={discard} />
        <Give {...props} discard={discard} />
      </div>
    </div>
  );
};
