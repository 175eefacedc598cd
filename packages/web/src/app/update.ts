/** A new version of the page waits until no game is open: code never changes under a running game. */
import { create } from 'zustand';
import { GAME_LOCK } from '../session/worker/lead.js';
import { shelf } from '../session/storage/library.js';

interface Updating {
  readonly registration: ServiceWorkerRegistration | null;
  /** The new version, ready and waiting. */
  readonly waiting: ServiceWorker | null;
}

export const useUpdating = create<Updating>()(() => ({ registration: null, waiting: null }));

/** In any tab; a game that could not be saved counts too, since a reload would end it. */
export const isGameOpen = async (): Promise<boolean> => {
  const { held = [] } = await navigator.locks.query();
  return shelf.all().length > 0 || held.some(({ name }) => name?.startsWith(GAME_LOCK));
};

/** False if a game is open. */
export const loadUpdate = async (waiting: ServiceWorker): Promise<boolean> => {
  if (await isGameOpen()) return false;
  waiting.postMessage({ type: 'SKIP_WAITING' }, []);
  return true;
};

const HOUR = 3_600_000;
let looked = Date.now();

/** A page that stays open for days checks now and then. */
export const lookForUpdate = (): void => {
  if (Date.now() - looked < HOUR) return;
  looked = Date.now();
  void useUpdating.getState().registration?.update();
};

const isAtTable = (): boolean => /^\/(?:game|table)\//.test(location.pathname);

/** What is loaded later must be of the same version as what runs. */
const followController = (): void => {
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (before !== null && !isAtTable()) location.reload();
    before = navigator.serviceWorker.controller;
  });
};

const watch = (registration: ServiceWorkerRegistration): void => {
  const offer = (): void => {
    // the very first version replaces nothing
    useUpdating.setState({ registration, waiting: registration.active && registration.waiting });
  };
  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
};

export const startUpdates = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    followController();
    watch(await navigator.serviceWorker.register('/sw.js'));
    const { waiting } = useUpdating.getState();
    if (waiting !== null && location.pathname === '/') await loadUpdate(waiting);
  } catch {
    // without it the page works as long as there is a network
  }
};

const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** The server asks for another version: the newest page there is, even if an older one is cached for offline play. */
export const reloadNewest = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return location.reload();
  await installed(next);
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  next.postMessage({ type: 'SKIP_WAITING' }, []);
  return undefined;
};
