/** Several harbours wait for the same place. */
import { goodName } from '../../ui/words.js';
import type { GameInfo } from '../../session/types.js';
import css from '../base/base.module.css';
import type { ChooserProps } from '../../moves/feature.js';
import { t } from './words/index.js';

/** Kinds are named `any` or like a good. */
export const harbourName = (info: GameInfo, kind: string): string => {
  const good = info.scenario.goods.findIndex(({ name }) => name === kind);
  return good < 0 ? t.harbourAny() : t.harbourGood({ good: goodName(info, good) });
};

export const HarbourChooser = ({ session, legal, onChoose }: ChooserProps) => (
  <fieldset className={css['choose']}>
    <legend>{t.whichHarbour()}</legend>
    {legal.map((choice) =>
      choice.action.type !== 'placeHarbour' ? null : (
        <button key={choice.packed} type="button" className="button" onClick={() => onChoose(choice)}>
          {harbourName(session.info, choice.action.harbour)}
        </button>
      ),
    )}
  </fieldset>
);
