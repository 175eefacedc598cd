/** [S-10] Cards of one's choice, one tap each. */
import { goodName } from '../../ui/words.js';
import { legalOfType, send } from '../../moves/useMoves.js';
import { GoodButton } from '../base/GoodButton.js';
import css from '../base/base.module.css';
import type { PanelProps } from '../../moves/feature.js';
import { t } from './words/index.js';
import { goldDue } from './actions.js';

export const GoldPanel = ({ session, snapshot }: PanelProps) => (
  <fieldset className={css['choose']}>
    <legend>{questionText(session, snapshot)}</legend>
    {legalOfType(snapshot, 'takeGold').map(({ action, packed }) => {
      if (action.type !== 'takeGold') return null;
      const good = session.info.scenario.goods.findIndex(({ name }) => name === action.good);
      return (
        <GoodButton
          key={packed}
          name={action.good}
          label={goodName(session.info, good)}
          count={snapshot.view.base.bank[good] ?? 0}
          onPress={() => void send(session, [action])}
        />
      );
    })}
  </fieldset>
);
