/** What follows the hash: an address within the page may change nothing else. */
import { useEffect, useState } from 'react';

export const useHash = (): string => {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = (): void => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return hash;
};
