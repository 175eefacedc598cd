/** "It is your turn" in the tab's title, on the app's badge and, if asked for, as a browser notification. */
import { useEffect } from 'react';
import { useSettings } from '../../../session/settings.js';
import { n } from '../words/index.js';

export const SIGN = '● ';

interface Badge {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

const badge = (on: boolean): void => {
  const { setAppBadge, clearAppBadge } = navigator as Badge;
  void (on ? setAppBadge?.call(navigator, 1) : clearAppBadge?.call(navigator))?.catch(() => undefined);
};

/** A phone shows notifications only through the service worker. */
const showMessage = async (title: string, body: string, tag: string): Promise<unknown> => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration === undefined) return new Notification(title, { body, tag });
  return registration.showNotification(title, { body, tag });
};

const mayTell = (): boolean =>
  useSettings.getState().notify &&
  'Notification' in window &&
  Notification.permission === 'granted' &&
  document.visibilityState === 'hidden';

/** The table writes its question into the title; the sign precedes it, and is set after every change. */
const useSign = (myTurn: boolean): void => {
  useEffect(() => {
    const bare = document.title.replace(SIGN, '');
    document.title = myTurn ? `${SIGN}${bare}` : bare;
  });
};

export const useTurnCall = (myTurn: boolean, table: string, game: string): void => {
  useSign(myTurn);
  useEffect(() => {
    badge(myTurn);
    if (myTurn && mayTell()) void showMessage(n.your_turn(), game, table).catch(() => undefined);
    return () => badge(false);
  }, [myTurn, table, game]);
};

/** The browser asks for permission only after a press. */
export const askToNotify = async (wanted: boolean): Promise<boolean> => {
  const { set } = useSettings.getState();
  if (!wanted) {
    set({ notify: false });
    return true;
  }
  if (!('Notification' in window)) return false;
  const granted = (await Notification.requestPermission()) === 'granted';
  set({ notify: granted });
  return granted;
};
