/** Everyone at the table, and what can be done outside the game. */
import type { TableTold } from '@landnam/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableLine } from '../../../session/network/tableLine.js';
import { useSettings } from '../../../session/settings.js';
import { DialogButton } from '../../../ui/DialogButton.js';
import { SureButton } from '../../../ui/SureButton.js';
import css from './company.module.css';
import { SaveSeal } from './SaveSeal.js';
import { useFingerprint } from '../gathering/fair.js';
import { PeopleIcon } from '../icons.js';
import type { WaitProps } from './Idlers.js';
import { Invite } from '../gathering/Invite.js';
import { watchingText } from '../names.js';
import { People } from './People.js';
import { askToNotify } from './useTurnCall.js';
import { n } from '../words/index.js';

interface Props {
  readonly line: TableLine;
  readonly table: TableTold;
}

const pauseLabel = ({ paused, pauseAsked }: TableTold, asked: boolean): string => {
  if (paused) return n.pause_end();
  if (asked) return n.pause_withdraw();
  return pauseAsked.length > 0 ? n.pause_agree() : n.pause_ask();
};

const PauseButton = ({ line, table }: Props) => {
  const asked = table.you !== null && table.pauseAsked.includes(table.you);
  return (
    <button
      type="button"
      className="button"
      data-pause
      onClick={() => void line.ask({ ask: 'pause', agree: !asked && !table.paused })}
    >
      {pauseLabel(table, asked)}
    </button>
  );
};

const Doing = ({ line, table }: Props) => {
  const [, navigate] = useLocation();
  const leave = async (): Promise<void> => {
    if ((await line.ask({ ask: 'leave' })).ok) navigate('/');
  };
  return (
    <div className={css['doing']}>
      <div>
        <PauseButton line={line} table={table} />
      </div>
      <div>
        <button type="button" className="button" onClick={() => void leave()}>
          {n.leave()}
        </button>
        <small>{n.leave_about()}</small>
      </div>
      <div data-resign>
        <SureButton
          label={n.resign()}
          sure={n.resign_sure()}
          onSure={() => void line.ask({ ask: 'resign' })}
        />
        <small>{n.resign_about()}</small>
      </div>
    </div>
  );
};

const Notify = () => {
  const notify = useSettings((state) => state.notify);
  const [blocked, setBlocked] = useState(false);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={notify}
          onChange={({ target }) => void askToNotify(target.checked).then((ok) => setBlocked(!ok))}
        />
        <span>{n.notify()}</span>
      </label>
      <small role="status">{blocked ? n.notify_blocked() : n.notify_about()}</small>
    </>
  );
};

/** A player who was shown another opening has another fingerprint: read it out. */
const Fingerprint = ({ line, table }: Props) => {
  const text = useFingerprint(table);
  const failed = table.fair.failed?.length ?? 0;
  if (text === '') return null;
  return (
    <details className={css['print']}>
      <summary>{n.sealed()}</summary>
      <p>
        {n.print()} <b data-print>{text}</b>
      </p>
      <small>{n.print_about()}</small>
      {failed > 0 && <p>{n.openings_failed({ count: failed })}</p>}
      <SaveSeal line={line} />
    </details>
  );
};

const own = ({ seats, you }: TableTold) => (you === null ? undefined : seats[you]);

export const CompanyMenu = ({ line, table, next }: WaitProps) => (
  <DialogButton title={n.menu()} icon={<PeopleIcon />}>
    {table.you === null && (
      <p>
        {watchingText(table.rules.delay)} {n.watching_about()}
      </p>
    )}
    {own(table)?.resigned && <p>{n.own_resigned()}</p>}
    <People line={line} table={table} next={next} />
    {table.phase === 'playing' && own(table)?.resigned === false && <Doing line={line} table={table} />}
    {own(table)?.resigned === false && <Notify />}
    <Invite table={table.table} code={table.code} />
    <Fingerprint line={line} table={table} />
  </DialogButton>
);
