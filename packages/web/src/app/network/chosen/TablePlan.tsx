/** The table from above: the chosen map, and around it who sits where, clockwise. The same is written beside it. */
import type { RulesOfTable, TableTold } from '@landnam/protocol';
import { SeatBadge } from '../../../ui/SeatMark.js';
import { PreviewBoard } from '../../setup/PreviewBoard.js';
import type { Shown } from '../../setup/usePreview.js';
import { OPEN_SEAT } from '../lobby/usualRules.js';
import { botTitle, seatTitle } from '../names.js';
import { n } from '../words/index.js';
import css from './chosen.module.css';

export interface SeatPlate {
  readonly title: string;
  readonly free: boolean;
}

/** Before a table is open: the first place is for whoever opens it. */
export const platesOf = ({ seats }: RulesOfTable, host: string): readonly SeatPlate[] => {
  const own = seats.indexOf(OPEN_SEAT);
  return seats.map((seat, i) => {
    if (i === own) return { title: host || n.guest(), free: false };
    return seat === OPEN_SEAT ? { title: n.seat_free(), free: true } : { title: botTitle(seat), free: false };
  });
};

export const platesAt = ({ seats }: TableTold): readonly SeatPlate[] =>
  seats.map((seat, i) =>
    seat.kind === 'open' ? { title: n.seat_free(), free: true } : { title: seatTitle(seat, i), free: false },
  );

interface Props {
  readonly shown: Shown | undefined;
  readonly plates: readonly SeatPlate[];
}

export const TablePlan = ({ shown, plates }: Props) => (
  <div className={css['plan']} data-plates={plates.length} aria-hidden="true">
    {plates.map(({ title, free }, seat) => (
      <span key={seat} className={css['plate']} data-free={free || undefined}>
        <SeatBadge seat={seat} size={24} />
        {title}
      </span>
    ))}
    <div className={css['map']}>{shown && <PreviewBoard {...shown} still />}</div>
  </div>
);
