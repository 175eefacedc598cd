/** Ready, and go: says by name who is waited for. */
import type { Answer, TableTold } from '@landnam/protocol';
import type { TableLine } from '../../../session/network/tableLine.js';
import { joined } from '../../../ui/words.js';
import { sayReady } from './fair.js';
import css from './lobby.module.css';
import { shownName } from '../names.js';
import { n } from '../words/index.js';

interface Props {
  readonly line: TableLine;
  readonly table: TableTold;
  readonly tell: (answer: Answer) => void;
  readonly onStand: () => void;
}

export const isComplete = ({ seats }: TableTold): boolean =>
  seats.every(({ kind, ready }) => kind !== 'open' && ready);

/** What the game still waits for. */
export const waitText = ({ seats, you, host, hostName }: TableTold): string => {
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const late = seats.filter(({ kind, ready }) => kind === 'person' && !ready);
  if (you !== null && seats[you]?.ready === false) return n.wait_own();
  if (free > 0) return (host ? n.wait_seats : n.wait_seats_guest)({ count: free });
  if (late.length > 0)
    return n.wait_people({ count: late.length, names: joined(late.map(({ name }) => shownName(name))) });
  if (host) return n.start_now();
  const isThere = seats.some(({ kind, name, present }) => kind === 'person' && name === hostName && present);
  return (isThere ? n.start_host : n.start_away)({ host: shownName(hostName) });
};

const Ready = ({ line, table, tell }: Omit<Props, 'onStand'>) => {
  const ready = table.seats[table.you ?? 0]?.ready === true;
  const press = async (): Promise<void> =>
    tell(ready ? await line.ask({ ask: 'unready' }) : await sayReady(line, table));
  return (
    <button
      type="button"
      className={ready ? 'button' : 'button primary'}
      data-ready={ready}
      onClick={() => void press()}
    >
      {ready ? n.say_unready() : n.say_ready()}
    </button>
  );
};

export const Begin = ({ line, table, tell, onStand }: Props) => {
  if (table.you === null) return null;
  return (
    <div className={css['begin']}>
      <p role="status">{waitText(table)}</p>
      {table.host && (
        <button
          type="button"
          className="button primary big"
          disabled={!isComplete(table)}
          data-start
          onClick={() => void line.ask({ ask: 'start' }).then(tell)}
        >
          {n.start()}
        </button>
      )}
      <Ready line={line} table={table} tell={tell} />
      <button type="button" className="button quiet" onClick={onStand}>
        {n.stand()}
      </button>
    </div>
  );
};
