import { useEffect, useState } from 'react';
import { storedMaps } from '../../../session/workshop/storedMaps.js';

interface NamedMap {
  readonly game: string;
  readonly name: string;
}

/** The maps of this browser that a table may be opened with. */
export const useOwnMaps = (): readonly NamedMap[] => {
  const [maps, setMaps] = useState<readonly NamedMap[]>([]);
  useEffect(() => {
    let gone = false;
    void storedMaps().then((stored) => {
      if (!gone) setMaps(stored.map(({ map: { id, name } }) => ({ game: id, name })));
    });
    return () => {
      gone = true;
    };
  }, []);
  return maps;
};
