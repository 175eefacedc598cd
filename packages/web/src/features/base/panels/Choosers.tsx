/** Cards that ask which goods. */
import type { Action } from '@landnam/engine';
import { useState } from 'react';
import { t } from '../words/index.js';
import type { ChooserProps } from '../../../moves/feature.js';
import { useWords } from '../../../ui/words.js';
import { GoodButton } from '../trade/GoodButton.js';
import css from '../base.module.css';

type Plenty = Extract<Action, { type: 'playPlenty' }>;

export const ChooseGood = ({ session, snapshot, legal, onChoose }: ChooserProps) => {
  const words = useWords(session.info, snapshot);
  return (
    <fieldset className={css['choose']}>
      <legend>{t.pick_good()}</legend>
      {legal.map((choice) => {
        const { action } = choice;
        if (action.type !== 'playMonopoly') return null;
        return (
          <GoodButton
            key={action.good}
            name={action.good}
            label={words.good(action.good)}
            onPress={() => onChoose(choice)}
          />
        );
      })}
    </fieldset>
  );
};

const isPair = ({ first, second }: Plenty, a: string, b: string): boolean =>
  (first === a && second === b) || (first === b && second === a);

export const ChooseTwo = ({ session, snapshot, legal, onChoose }: ChooserProps) => {
  const words = useWords(session.info, snapshot);
  const [first, setFirst] = useState<string | null>(null);
  const pairs = legal.map(({ action }) => action as Plenty);
  const allowed = (name: string): boolean =>
    pairs.some((pair) =>
      first === null ? pair.first === name || pair.second === name : isPair(pair, first, name),
    );
  const pick = (name: string): void => {
    // [B-43] the supply's very last card comes alone
    const single = pairs.findIndex((pair) => pair.first === name && pair.second === null);
    const pair = first === null ? single : pairs.findIndex((each) => isPair(each, first, name));
    const found = legal[pair];
    if (found) onChoose(found);
    else setFirst(name);
  };
  return (
    <fieldset className={css['choose']}>
      <legend>{t.pick_two()}</legend>
      {session.info.scenario.goods.map(({ name }) => (
        <GoodButton
          key={name}
          name={name}
          label={words.good(name)}
          pressed={first === name}
          disabled={!allowed(name)}
          onPress={() => pick(name)}
        />
      ))}
    </fieldset>
  );
};
