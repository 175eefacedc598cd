/** [N-52] A roll brought nothing: one card may be swapped. */
import { useState } from 'react';
import { t } from './words/index.js';
import type { PanelProps } from '../../moves/feature.js';
import { legalOfType } from '../../moves/legal.js';
import { useMoves } from '../../moves/useMoves.js';
import base from '../base/base.module.css';
import { counter, PickGood } from './Choosers.js';

export const ReliefPanel = ({ session, snapshot }: PanelProps) => {
  const { send } = useMoves();
  const [give, setGive] = useState<string | null>(null);
  const swaps = legalOfType(snapshot, 'takeRelief').flatMap(({ action }) =>
    action.type === 'takeRelief' ? [action] : [],
  );
  const gets = swaps.filter((swap) => swap.give === give);
  const [decline] = legalOfType(snapshot, 'declineRelief');
  return (
    <div className={base['row']} data-relief>
      <PickGood
        info={session.info}
        title={t.pick_give()}
        chosen={give}
        count={counter(session.info, snapshot)}
        allowed={(name) => swaps.some((swap) => swap.give === name)}
        onPick={setGive}
      />
      <PickGood
        info={session.info}
        title={t.pick_get()}
        allowed={(name) => gets.some((swap) => swap.get === name)}
        onPick={(name) => {
          const found = gets.find((swap) => swap.get === name);
          if (found) void send([found]);
        }}
      />
      {decline && (
        <button
          type="button"
          className="button"
          data-act="declineRelief"
          onClick={() => void send([decline.action])}
        >
          {t.act_declineRelief()}
        </button>
      )}
    </div>
  );
};
