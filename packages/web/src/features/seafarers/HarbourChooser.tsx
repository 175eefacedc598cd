/** Several harbours wait for the same place. */
import type { ChooserProps } from '../../moves/feature.js';
import { useWords } from '../../ui/words.js';
import css from '../base/base.module.css';
import { harbourName } from './harbours.js';
import { t } from './words/index.js';

export const HarbourChooser = ({ session, snapshot, legal, onChoose }: ChooserProps) => {
  const words = useWords(session.info, snapshot);
  return (
    <fieldset className={css['choose']}>
      <legend>{t.whichHarbour()}</legend>
      {legal.map((choice) =>
        choice.action.type !== 'placeHarbour' ? null : (
          <button key={choice.packed} type="button" className="button" onClick={() => onChoose(choice)}>
            {harbourName(words, choice.action.harbour)}
          </button>
        ),
      )}
    </fieldset>
  );
};
