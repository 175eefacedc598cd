import { GoodIcon } from '../../../ui/GoodIcon.js';
import css from '../base.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly count?: number;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export const GoodButton = ({ name, label, count, pressed, disabled, onPress }: Props) => (
  <button
    type="button"
    className={`${css['good']} good-${name}`}
    aria-label={count === undefined ? label : `${label}: ${count}`}
    title={label}
    aria-pressed={pressed}
    disabled={disabled}
    data-good={name}
    onClick={onPress}
  >
    <GoodIcon name={name} />
    {count !== undefined && (count > 0 || !disabled) && <b>{count}</b>}
  </button>
);
