/** A one-for-one offer goes out with the second tap; several cards are put together first. */
import { useEffect, useId, useState } from 'react';
import { m } from '../../../i18n/words/index.js';
import { t } from '../words/index.js';
import type { PanelProps, GameWords } from '../../../moves/feature.js';
import { stacksOf } from '../../../moves/hand.js';
import { useMoves } from '../../../moves/useMoves.js';
import type { GameInfo } from '../../../session/types.js';
import { useWords } from '../../../ui/words.js';
import shared from '../base.module.css';
import { rowOf } from './Bundle.js';
import { GoodButton } from './GoodButton.js';
import css from './trade.module.css';

type Row = readonly number[];

const bundle = (info: GameInfo, row: Row): Record<string, number> =>
  Object.fromEntries(info.scenario.goods.flatMap(({ name }, good) => (row[good] ? [[name, row[good]]] : [])));

const empty = (info: GameInfo): Row => info.scenario.goods.map(() => 0);
const some = (row: Row): boolean => row.some((count) => count > 0);

interface SideProps {
  readonly words: GameWords;
  readonly title: string;
  readonly row: Row;
  /** What is on the other side: nothing is given for itself. */
  readonly other: Row;
  readonly most: Row;
  /** What is held, shown where it is given from. */
  readonly held?: Row;
  readonly several: boolean;
  /** Id of the text that says the second tap sends. */
  readonly hint: string;
  readonly onChange: (row: Row) => void;
}

/** Another tap adds one where several are put together, and otherwise takes the choice back. */
const tapped = ({ row, several, onChange }: SideProps, good: number): void =>
  onChange(
    row.map((count, i) => {
      if (several) return i === good ? count + 1 : count;
      return i === good && count === 0 ? 1 : 0;
    }),
  );

const SideGood = ({ good, ...side }: SideProps & { readonly good: number }) => {
  const { words, title, row, other, most, held, several } = side;
  const count = row[good] ?? 0;
  const shown = several ? count : held?.[good];
  const name = words.good(good);
  return (
    <GoodButton
      name={words.info.scenario.goods[good]?.name ?? ''}
      label={several ? t.trade_more({ good: name }) : m.pair({ head: title, rest: name })}
      {...(shown === undefined ? {} : { count: shown })}
      pressed={count > 0}
      disabled={(other[good] ?? 0) > 0 || (several ? count : 0) >= (most[good] ?? 0)}
      onPress={() => tapped(side, good)}
    />
  );
};

const Side = (side: SideProps) => (
  <fieldset className={css['side']} aria-describedby={side.several ? undefined : side.hint}>
    <legend>{side.title}</legend>
    {side.words.info.scenario.goods.map(({ name }, good) => (
      <SideGood key={name} {...side} good={good} />
    ))}
    {side.several && (
      <button
        type="button"
        className={css['clear']}
        aria-label={m.pair({ head: side.title, rest: t.trade_clear() })}
        title={t.trade_clear()}
        disabled={!some(side.row)}
        onClick={() => side.onChange(side.row.map(() => 0))}
      >
        ×
      </button>
    )}
  </fieldset>
);

/** The other way round, as far as the hand allows: what they ask for is given, what they give is asked for. */
const counterTo = ({ session: { info }, snapshot }: PanelProps): { give: Row; get: Row } => {
  const { base, core } = snapshot.view;
  const asker = core.active[0] ?? 0;
  const [wanted, given] = [rowOf(base.offerGet, asker), rowOf(base.offerGive, asker)];
  const give = stacksOf(info, snapshot).map(({ count }, good) => Math.min(count, wanted[good] ?? 0));
  return { give, get: give.map((_, good) => given[good] ?? 0) };
};

const useDraft = (props: PanelProps) => {
  const { session, snapshot } = props;
  const { info } = session;
  const { send } = useMoves();
  const [several, setSeveral] = useState(false);
  const [give, setGive] = useState<Row>(() => empty(info));
  const [get, setGet] = useState<Row>(() => empty(info));
  const put = (nextGive: Row, nextGet: Row): void => {
    setGive(nextGive);
    setGet(nextGet);
  };
  const composing = snapshot.asked?.composing === true;
  useEffect(() => {
    if (!composing) return;
    const { give: given, get: got } = counterTo(props);
    put(given, got);
    setSeveral(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each offer
  }, [composing]);
  const offer = async (row: { give: Row; get: Row }): Promise<void> => {
    const action = { give: bundle(info, row.give), get: bundle(info, row.get) };
    const sent = await send([{ type: 'offerTrade', ...action }]);
    // a carefully composed offer stays, to be corrected
    if (sent || !several) put(empty(info), empty(info));
    if (sent) setSeveral(false);
  };
  const change = (row: { give: Row; get: Row }): void => {
    put(row.give, row.get);
    if (!several && some(row.give) && some(row.get)) void offer(row);
  };
  const toggle = (): void => {
    setSeveral(!several);
    if (several) put(empty(info), empty(info));
    if (several && composing) void session.setManners({ composing: false });
  };
  return { several, toggle, give, get, change, offer };
};

export const Draft = (props: PanelProps) => {
  const { session, snapshot } = props;
  const { info } = session;
  const words = useWords(info, snapshot);
  const { several, toggle, give, get, change, offer } = useDraft(props);
  const held = stacksOf(info, snapshot).map(({ count }) => count);
  const active = snapshot.view.core.active[0] === snapshot.seat;
  const hint = useId();
  const both = { words, several, hint };
  return (
    <div className={css['draft']}>
      <Side
        {...both}
        title={t.trade_give()}
        row={give}
        other={get}
        most={held}
        held={held}
        onChange={(row) => change({ give: row, get })}
      />
      <Side
        {...both}
        title={t.trade_get()}
        row={get}
        other={give}
        most={info.scenario.goods.map(({ supply }) => supply)}
        onChange={(row) => change({ give, get: row })}
      />
      <div className={shared['row']}>
        {several ? (
          <button
            type="button"
            className="button primary"
            data-offer
            disabled={!some(give) || !some(get)}
            onClick={() => void offer({ give, get })}
          >
            {active ? t.trade_offer() : t.trade_counter()}
          </button>
        ) : (
          <p className={css['hint']} id={hint}>
            {active ? t.trade_hint() : t.trade_hint_counter()}
          </p>
        )}
        <button type="button" className="button" aria-pressed={several} data-several onClick={toggle}>
          {t.trade_several()}
        </button>
      </div>
    </div>
  );
};
