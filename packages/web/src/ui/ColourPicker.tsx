import { COLOUR_NAMES } from './colours.js';
import css from './ColourPicker.module.css';
import { ColourBadge } from './SeatMark.js';

interface Props {
  readonly colour: number;
  readonly label: string;
  readonly onChange: (colour: number) => void;
  /** Who has a colour that cannot be chosen. */
  readonly takenBy?: (colour: number) => string | undefined;
}

const nameOf = (name: string, taken: string | undefined): string =>
  taken === undefined ? name : `${name} · ${taken}`;

/** The badge itself is what is pressed; a list opens over it. */
export const ColourPicker = ({ colour, label, onChange, takenBy }: Props) => (
  <span className={css['picker']}>
    <ColourBadge colour={colour} size={32} />
    <select value={colour} aria-label={label} onChange={({ target }) => onChange(Number(target.value))}>
      {COLOUR_NAMES.map((name, each) => (
        <option key={each} value={each} disabled={takenBy?.(each) !== undefined}>
          {nameOf(name(), takenBy?.(each))}
        </option>
      ))}
    </select>
  </span>
);
