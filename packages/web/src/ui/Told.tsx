/** A sentence of the log: goods as pictures with spoken names, people in bold. */
import { GoodIcon } from './GoodIcon.js';
import css from './Told.module.css';
import type { Signs } from './words.js';

// from the private use area: never part of a text or a name
const [BEGIN, NAMED, END] = ['\uE000', '\uE001', '\uE002'];
const SIGN = new RegExp(`${BEGIN}(.*?)${NAMED}(.*?)${END}`, 'g');

const sign = (name: string, shown: string): string => `${BEGIN}${name}${NAMED}${shown}${END}`;

export const SIGNS: Signs = { good: sign, person: (shown) => sign('', shown) };

/** As it is read aloud. */
export const plainly = (text: string): string => text.replaceAll(SIGN, '$2');

const Good = ({ name, shown }: { readonly name: string; readonly shown: string }) => (
  <span className={css['good']} title={shown}>
    <GoodIcon name={name} />
    <span className="hidden">{shown}</span>
  </span>
);

export const Told = ({ text }: { readonly text: string }) => {
  // split by two groups: text, name, shown, text, name, shown, text
  const parts = text.split(SIGN);
  return (
    <span>
      {parts.map((part, i) => {
        if (i % 3 === 0) return part;
        if (i % 3 === 1) return part === '' ? null : <Good key={i} name={part} shown={parts[i + 1] ?? ''} />;
        return parts[i - 1] === '' ? <b key={i}>{part}</b> : null;
      })}
    </span>
  );
};
