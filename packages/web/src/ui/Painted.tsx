import { type ReactNode, useMemo } from 'react';
import { ColourContext, paintOf } from './SeatMark.js';
import css from './Painted.module.css';

interface Props {
  /** By seat. */
  readonly colours: readonly number[];
  readonly children: ReactNode;
}

/** Everything inside shows the seats in the chosen colours. */
export const Painted = ({ colours, children }: Props) => {
  const key = colours.join();
  const same = useMemo(() => key.split(',').map(Number), [key]);
  return (
    <ColourContext value={same}>
      <div className={css['painted']} style={paintOf(same)}>
        {children}
      </div>
    </ColourContext>
  );
};
