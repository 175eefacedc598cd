/** Over the board's lower edge: what stopped the game, who plays it instead, why it is not saved. One at a time, the worst first. */
import { useState } from 'react';
import { Link } from 'wouter';
import { seatName } from '../ui/words.js';
import { m } from '../i18n/words/index.js';
import type { Fault, GameSession, Snapshot, Unsaved } from '../session/types.js';
import { saveFile } from '../ui/files.js';
import { Technical } from '../ui/Trouble.js';
import css from './Notices.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

const UNSAVED: Readonly<Record<Unsaved, () => string>> = {
  full: m.unsaved_full,
  refused: m.unsaved_refused,
  held: m.unsaved_held,
  elsewhere: m.unsaved_elsewhere,
};

const FAULTS: Readonly<Record<Fault['kind'], { text: (name: string) => string; go: () => string }>> = {
  bot: { text: (name) => m.fault_bot({ name }), go: m.fault_bot_go },
  rules: { text: () => m.fault_rules(), go: m.fault_rules_go },
  worker: { text: () => m.fault_worker(), go: m.fault_worker_go },
};

const Export = ({ session }: { readonly session: GameSession }) => {
  const { id, setup } = session.info;
  const save = async (): Promise<void> =>
    saveFile(`landnam-${setup.game.replaceAll('/', '-')}-${id}.log`, await session.exportLog());
  return (
    <button type="button" className="button" onClick={() => void save()}>
      {m.game_export()}
    </button>
  );
};

const FaultNotice = ({ session, fault }: { readonly session: GameSession; readonly fault: Fault }) => (
  <div className={css['notice']} role="alert" data-notice={`fault-${fault.kind}`}>
    <p>{FAULTS[fault.kind].text(seatName(session.info, fault.seat))}</p>
    <div className={css['ways']}>
      <button type="button" className="button primary" onClick={() => void session.goOn()}>
        {FAULTS[fault.kind].go()}
      </button>
      <Export session={session} />
      <Link className="button" href="/">
        {m.over_home()}
      </Link>
    </div>
    <Technical line={fault.line} />
  </div>
);

const Worst = ({ session, snapshot }: Props) => {
  const { fault, follows, unsaved } = snapshot;
  if (fault !== null) return <FaultNotice session={session} fault={fault} />;
  if (follows)
    return (
      <div className={css['notice']} role="status" data-notice="follows">
        <p>{m.follow_about()}</p>
        <button type="button" className="button" onClick={() => void session.takeOver()}>
          {m.follow_take()}
        </button>
      </div>
    );
  if (unsaved === null) return null;
  return (
    <div className={css['notice']} role="alert" data-notice={`unsaved-${unsaved}`}>
      <p>{UNSAVED[unsaved]()}</p>
      {unsaved !== 'elsewhere' && <Export session={session} />}
    </div>
  );
};

/** The current notice; a new one is shown even if another was hidden. */
const kindOf = ({ fault, follows, unsaved }: Snapshot): string | null =>
  fault?.kind ?? (follows ? 'follows' : unsaved);

export const Notices = (props: Props) => {
  const [hidden, setHidden] = useState<string | null>(null);
  const kind = kindOf(props.snapshot);
  if (kind === null) return null;
  const away = hidden === kind;
  return (
    <div className={css['place']} data-away={away || undefined}>
      {!away && <Worst {...props} />}
      <button
        type="button"
        className={css['fold']}
        aria-label={away ? m.notice_show() : m.notice_hide()}
        aria-expanded={!away}
        onClick={() => setHidden(away ? null : kind)}
      >
        {away ? '!' : '×'}
      </button>
    </div>
  );
};
