import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Feature } from '../moves/feature.js';
import { withWords } from '../i18n/fetched.js';
import { m } from '../i18n/words/index.js';
import type { GameSession } from '../session/types.js';
import { DialogButton } from '../ui/DialogButton.js';
import { saveFile } from '../ui/files.js';
import { ExportIcon, TimerIcon } from '../ui/HeaderIcons.js';
import { KeysMenu } from './keys/KeysMenu.js';

const TimerDialog = lazy(async () => ({ default: (await import('./time/TimerDialog.js')).TimerDialog }));

const OwnMapLink = lazy(async () => ({
  default: (await withWords(import('./end/OwnMapLink.js'))).OwnMapLink,
}));

const TimerMenu = ({ session }: { readonly session: GameSession }) => {
  const { clock, over } = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  );
  if (over !== null || clock.shared || (clock.limit === 0 && !session.info.setup.turnSeconds)) return null;
  return (
    <DialogButton title={m.timer_title()} icon={<TimerIcon />}>
      <Suspense>
        <TimerDialog session={session} clock={clock} />
      </Suspense>
    </DialogButton>
  );
};

interface Props {
  readonly session: GameSession;
  readonly feature: Feature;
}

/** A game kept elsewhere has a log once it is over. */
const ExportButton = ({ session }: Pick<Props, 'session'>) => {
  const over = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot().over !== null,
  );
  if ((session.info.apart && !over) || session.info.withheld) return null;
  const download = async (): Promise<void> =>
    saveFile(`landnam-${session.info.setup.game}-${session.info.id}.log`, await session.exportLog());
  return (
    <button type="button" className="button quiet" onClick={() => void download()}>
      <ExportIcon />
      <span>{m.game_export()}</span>
    </button>
  );
};

export const GameMenu = ({ session, feature }: Props) => (
  <>
    <TimerMenu session={session} />
    {session.info.own && (
      <Suspense>
        <OwnMapLink game={session.info.setup.game} />
      </Suspense>
    )}
    <KeysMenu session={session} feature={feature} />
    <ExportButton session={session} />
  </>
);
