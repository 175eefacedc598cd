import { useState } from 'react';
import { t } from './words/index.js';
import type { PanelProps } from '../../moves/feature.js';
import { legalOfType } from '../../moves/legal.js';
import { useMoves } from '../../moves/useMoves.js';
import { NONE } from '../../session/none.js';
import { useWords } from '../../ui/words.js';
import css from './base.module.css';
import { GoodButton } from './GoodButton.js';

/** Not traded at a plain rate. */
const NO_RATE = NONE;

/** Every kind that is enough for its best rate, against every kind the supply has. */
export const SupplyTrades = ({ session, snapshot }: PanelProps) => {
  const { info } = session;
  const [words, { send }] = [useWords(info, snapshot), useMoves()];
  const [give, setGive] = useState<string | null>(null);
  const legal = legalOfType(snapshot, 'tradeWithSupply').flatMap(({ action, packed }) =>
    action.type === 'tradeWithSupply' ? [{ action, packed }] : [],
  );
  const gives = new Set(legal.map(({ action }) => action.give));
  if (snapshot.rates.every((rate) => rate === NO_RATE)) return null;
  return (
    <>
      <div className={css['row']}>
        {info.scenario.goods.map(({ name }, good) =>
          snapshot.rates[good] === NO_RATE ? null : (
            <span key={name} className={css['rate']}>
              <GoodButton
                name={name}
                label={`${words.good(good)} ${t.trade_supply_rate({ rate: snapshot.rates[good] ?? 4 })}`}
                pressed={give === name}
                disabled={!gives.has(name)}
                onPress={() => setGive(give === name ? null : name)}
              />
              <small>{snapshot.rates[good]}:1</small>
            </span>
          ),
        )}
      </div>
      {legal
        .filter(({ action }) => action.give === give)
        .map(({ action, packed }) => {
          const from = info.scenario.goods.findIndex(({ name }) => name === action.give);
          return (
            <button key={packed} type="button" className="button" onClick={() => void send([action])}>
              {t.trade_supply_do({
                count: snapshot.rates[from] ?? 4,
                give: words.good(action.give),
                get: words.good(action.get),
              })}
            </button>
          );
        })}
    </>
  );
};
