import type { TableTold } from '@landnam/protocol';
import { type ReactNode, useMemo } from 'react';
import { ColourContext, paintOf } from '../../ui/SeatMark.js';
import css from './company/company.module.css';

/** Everything inside shows the seats in the chosen colours. */
export const Painted = ({ table, children }: { readonly table: TableTold; readonly children: ReactNode }) => {
  const key = table.seats.map(({ colour }) => colour).join();
  const colours = useMemo(() => key.split(',').map(Number), [key]);
  return (
    <ColourContext value={colours}>
      <div className={css['painted']} style={paintOf(colours)}>
        {children}
      </div>
    </ColourContext>
  );
};
