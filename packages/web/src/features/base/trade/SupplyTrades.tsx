import type { Action } from '@landnam/engine';
import { useState } from 'react';
import { t } from '../words/index.js';
import type { PanelProps } from '../../../moves/feature.js';
import { legalOfType } from '../../../moves/legal.js';
import { useMoves } from '../../../moves/useMoves.js';
import { NONE } from '../../../session/none.js';
import { useWords } from '../../../ui/words.js';
import { GoodButton } from './GoodButton.js';
import css from './trade.module.css';

/** Not traded at a basic rate. */
const NO_RATE = NONE;

type Trade = Extract<Action, { type: 'tradeWithSupply' }>;

interface RowProps extends PanelProps {
  readonly trades: readonly Trade[];
  readonly give: string | null;
}

const Gives = ({
  session,
  snapshot,
  trades,
  give,
  onPick,
}: RowProps & { readonly onPick: (good: string) => void }) => {
  const words = useWords(session.info, snapshot);
  const gives = new Set(trades.map((trade) => trade.give));
  return session.info.scenario.goods.map(({ name }, good) =>
    snapshot.rates[good] === NO_RATE ? null : (
      <span key={name} className={css['rate']}>
        <GoodButton
          name={name}
          label={`${words.good(good)} ${t.trade_supply_rate({ rate: snapshot.rates[good] ?? 4 })}`}
          pressed={give === name}
          disabled={!gives.has(name)}
          onPress={() => onPick(name)}
        />
        <small>{snapshot.rates[good]}:1</small>
      </span>
    ),
  );
};

/** Everything available, always in the same place: what is given is chosen first. */
const Gets = ({ session, snapshot, trades, give }: RowProps) => {
  const [words, { send }] = [useWords(session.info, snapshot), useMoves()];
  const { goods } = session.info.scenario;
  const count = snapshot.rates[goods.findIndex(({ name }) => name === give)] ?? NO_RATE;
  return goods.map(({ name, card }, good) => {
    const trade = trades.find((each) => each.give === give && each.get === name);
    const label =
      give && trade && t.trade_supply_do({ count, give: words.good(give), get: words.good(good) });
    return card ? (
      <GoodButton
        key={name}
        name={name}
        label={label ?? words.good(good)}
        disabled={trade === undefined}
        onPress={() => trade && void send([trade])}
      />
    ) : null;
  });
};

/** Every kind of which there is enough for its best rate, against every kind the supply has. */
export const SupplyTrades = (props: PanelProps) => {
  const [give, setGive] = useState<string | null>(null);
  const trades = legalOfType(props.snapshot, 'tradeWithSupply').flatMap(({ action }) =>
    action.type === 'tradeWithSupply' ? [action] : [],
  );
  if (props.snapshot.rates.every((rate) => rate === NO_RATE)) return null;
  const row = { ...props, trades, give };
  return (
    <>
      <fieldset className={css['side']} data-supply-gives>
        <legend>{t.trade_give()}</legend>
        <Gives {...row} onPick={(name) => setGive(give === name ? null : name)} />
      </fieldset>
      <fieldset className={css['side']} data-supply-gets>
        <legend>{t.trade_get()}</legend>
        <Gets {...row} />
      </fieldset>
    </>
  );
};
