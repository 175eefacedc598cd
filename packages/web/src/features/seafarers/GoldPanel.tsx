/** [S-10] Cards of choice, one tap each. */
import type { PanelProps } from '../../moves/feature.js';
import { legalOfType } from '../../moves/legal.js';
import { useMoves } from '../../moves/useMoves.js';
import { useAsked } from '../../ui/useAsked.js';
import { useWords } from '../../ui/words.js';
import { GoodButton } from '../base/trade/GoodButton.js';
import css from '../base/base.module.css';

export const GoldPanel = ({ session, snapshot }: PanelProps) => {
  const [words, { take }] = [useWords(session.info, snapshot), useMoves()];
  const asked = useAsked(session.info, snapshot);
  return (
    <fieldset className={css['choose']}>
      <legend>{asked}</legend>
      {legalOfType(snapshot, 'takeGold').map((legal) => {
        const { action, packed } = legal;
        if (action.type !== 'takeGold') return null;
        const good = session.info.scenario.goods.findIndex(({ name }) => name === action.good);
        return (
          <GoodButton
            key={packed}
            name={action.good}
            label={words.good(action.good)}
            count={snapshot.view.base.bank[good] ?? 0}
            onPress={() => take(legal)}
          />
        );
      })}
    </fieldset>
  );
};
