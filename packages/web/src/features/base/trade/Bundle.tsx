/** What is offered or asked for, as small pictures. */
import { at } from '@landnam/engine/fields';
import type { PanelProps } from '../../../moves/feature.js';
import { GoodIcon } from '../../../ui/GoodIcon.js';
import { useWords } from '../../../ui/words.js';
import css from '../base.module.css';

export const rowOf = (table: Uint8Array, seat: number): number[] =>
  Array.from(table.subarray(at(seat, 0), at(seat + 1, 0)));

export const Bundle = ({ session, snapshot, row }: PanelProps & { readonly row: readonly number[] }) => (
  <span className={css['bundle']} role="img" aria-label={useWords(session.info, snapshot).goods(row)}>
    {session.info.scenario.goods.map(({ name }, good) =>
      row[good] ? (
        <span key={name} aria-hidden="true">
          {row[good]}
          <GoodIcon name={name} />
        </span>
      ) : null,
    )}
  </span>
);
