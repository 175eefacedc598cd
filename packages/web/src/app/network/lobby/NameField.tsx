import { useId } from 'react';
import { n } from '../words/index.js';
import css from '../network.module.css';

export const NameField = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (name: string) => void;
}) => {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id}>{n.your_name()}</label>
      <input
        id={id}
        type="text"
        maxLength={20}
        autoComplete="nickname"
        value={value}
        placeholder={n.guest()}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
};
