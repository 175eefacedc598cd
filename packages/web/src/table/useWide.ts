import { useSyncExternalStore } from 'react';

/** Room for the log beside whatever else is open. */
const WIDE = '(min-width: 1600px)';

export const useWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
  );
