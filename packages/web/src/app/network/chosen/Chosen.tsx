import type { HelpOfTable, RulesOfTable } from '@landnam/protocol';
import { Agreed } from './Agreed.js';
import css from './chosen.module.css';
import { type SeatPlate, TablePlan } from './TablePlan.js';
import { useChosen } from './useChosen.js';

interface Props {
  readonly rules: RulesOfTable;
  readonly help?: HelpOfTable | undefined;
  readonly plates: readonly SeatPlate[];
}

/** What will be played, drawn and in words; on a phone the words come below what there is to do. */
export const Chosen = ({ rules, help, plates }: Props) => {
  const shown = useChosen(rules);
  return (
    <div className={css['chosen']}>
      <TablePlan shown={shown} plates={plates} />
      <Agreed rules={rules} help={help} shown={shown} />
    </div>
  );
};
