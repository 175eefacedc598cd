/** [S-10] Cards of one's choice, one tap each. */
import type { PanelProps } from '../../moves/feature.js';
import { legalOfType } from '../../moves/legal.js';
import { useMoves } from '../../moves/useMoves.js';
import { useWords } from '../../ui/words.js';
import { GoodButton } from '../base/GoodButton.js';
import css from '../base/base.module.css';
import { t } from './words/index.js';
import { goldDue } from './actions.js';

export const GoldPanel = ({ session, snapshot }: PanelProps) => {
  const [words, { send }] = [useWords(session.info, snapshot), useMoves()];
  return (
    <fieldset className={css['choose']}>
      <legend>{t.qGold({ count: goldDue(snapshot) })}</legend>
      {legalOfType(snapshot, 'takeGold').map(({ action, packed }) => {
        if (action.type !== 'takeGold') return null;
        const good = session.info.scenario.goods.findIndex(({ name }) => name === action.good);
        return (
          <GoodButton
            key={packed}
            name={action.good}
            label={words.good(action.good)}
            count={snapshot.view.base.bank[good] ?? 0}
            onPress={() => void send([action])}
          />
        );
      })}
    </fieldset>
  );
};
