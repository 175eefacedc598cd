/** For the host: the people they sent away, and a way back for them. */
import type { TableTold } from '@landnam/protocol';
import type { AskHere } from '../../../session/network/tableLine.js';
import css from '../network.module.css';
import { shownName } from '../names.js';
import { n } from '../words/index.js';

interface Props {
  readonly table: TableTold;
  readonly onAsk: (ask: AskHere) => void;
}

export const SentAway = ({ table, onAsk }: Props) => {
  const people = table.sentAway ?? [];
  if (people.length === 0) return null;
  return (
    <ul className={css['sentAway']} aria-label={n.sent_away()} data-sent-away>
      {people.map(({ person, name }) => (
        <li key={person}>
          <span>
            {shownName(name)} <small>{n.sent_away()}</small>
          </span>
          <button type="button" className="button quiet" onClick={() => onAsk({ ask: 'readmit', person })}>
            {n.readmit({ name: shownName(name) })}
          </button>
        </li>
      ))}
    </ul>
  );
};
