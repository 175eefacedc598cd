/** A game that is open as long as its page is shown, wherever it is kept. */
import { fail, ok, type Result } from '@landnam/engine';
import { useEffect, useState } from 'react';
import { featureOf } from '../../features/index.js';
import type { Feature } from '../../moves/feature.js';
import { OFFER_TIMES, PACES, useSettings } from '../../session/settings.js';
import type { GameSession, OpenProblem } from '../../session/types.js';

export interface Opened<Session extends GameSession = GameSession> {
  readonly session: Session;
  readonly feature: Feature;
}
type Opening<Session> = () => Promise<Result<Session, OpenProblem>>;

/** With everything the page needs to show it. */
const openWhole = async <Session extends GameSession>(
  open: Opening<Session>,
): Promise<Result<Opened<Session>, OpenProblem>> => {
  const found = await open();
  if (!found.ok) return found;
  try {
    return ok({ session: found.value, feature: await featureOf(found.value.info.modules) });
  } catch (error) {
    found.value.close();
    return fail({ code: 'failed', line: String(error) });
  }
};

/** Another `open` is another game. */
export const useOpened = <Session extends GameSession>(
  open: Opening<Session>,
): Result<Opened<Session>, OpenProblem> | undefined => {
  const [result, setResult] = useState<Result<Opened<Session>, OpenProblem>>();
  useEffect(() => {
    let opened: GameSession | undefined;
    let gone = false;
    void openWhole(open).then((found) => {
      opened = found.ok ? found.value.session : undefined;
      if (gone) opened?.close();
      else setResult(found);
    });
    return () => {
      gone = true;
      opened?.close();
      setResult(undefined);
    };
  }, [open]);
  return result;
};

/** How fast bots play, and how this person wants to be asked by the way. */
export const useWishes = (session: GameSession): void => {
  const pace = useSettings((state) => PACES[state.pace]);
  const seconds = useSettings((state) => OFFER_TIMES[state.offerTime]);
  const ask = useSettings((state) => state.offers);
  useEffect(() => void session.setPace(pace), [session, pace]);
  useEffect(() => void session.setManners({ seconds, ask }), [session, seconds, ask]);
};
