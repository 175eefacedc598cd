/** [B-60] How long a turn may last. */
import { m } from '../i18n/words/index.js';

const LIMITS: readonly number[] = [0, 30, 60, 90, 120, 300];

const nameOf = (seconds: number): string => {
  if (seconds === 0) return m.timer_none();
  return seconds < 120 ? m.timer_seconds({ count: seconds }) : m.timer_minutes({ count: seconds / 60 });
};

export interface TimerProps {
  readonly value: number;
  readonly onChange: (seconds: number) => void;
}

export const TimerChoice = ({ value, onChange }: TimerProps) => (
  <div className="choice" role="radiogroup" aria-label={m.timer_title()}>
    {[...new Set([...LIMITS, value])]
      .sort((a, b) => a - b)
      .map((seconds) => (
        <label key={seconds}>
          <input
            type="radio"
            name="turnSeconds"
            value={seconds}
            checked={seconds === value}
            onChange={() => onChange(seconds)}
          />
          <span>{nameOf(seconds)}</span>
        </label>
      ))}
  </div>
);
