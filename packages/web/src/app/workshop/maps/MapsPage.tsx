/** The maps of this browser, and others from files. */
import type { MapProblem } from '@landnam/maps';
import { type ChangeEvent, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dropMap, keepOwnMap, type StoredMap, storedMaps } from '../../../session/workshop/ownMaps.js';
import { Footer } from '../../Footer.js';
import { Header } from '../../Header.js';
import { Doing } from './Doing.js';
import { DropButton } from './DropButton.js';
import { MapCard } from './MapCard.js';
import css from './maps.module.css';
import { Problems } from './Problems.js';
import { w } from './words/index.js';

const useMaps = (): readonly [readonly StoredMap[] | undefined, () => Promise<void>] => {
  const [maps, setMaps] = useState<readonly StoredMap[]>();
  const refresh = useCallback(async () => setMaps(await storedMaps()), []);
  useEffect(() => void refresh(), [refresh]);
  return [maps, refresh];
};

interface OpenProps {
  readonly onKept: () => Promise<void>;
}

const OpenFile = ({ onKept }: OpenProps) => {
  const [problems, setProblems] = useState<readonly MapProblem[]>([]);
  const [isStored, setStored] = useState(true);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const kept = await keepOwnMap(await file.text());
    // the same file may be tried again
    target.value = '';
    setProblems(kept.ok ? [] : kept.error);
    if (kept.ok) setStored(kept.value.isStored);
    await onKept();
  };
  return (
    <>
      <label className="button primary">
        {w.open_file()}
        <input
          type="file"
          accept=".json,application/json"
          className="hidden"
          onChange={(event) => void read(event)}
        />
      </label>
      {!isStored && <p role="status">{w.unstored()}</p>}
      <Problems problems={problems} />
    </>
  );
};

const SHORT = 6;
const shortOf = (hash: string): string => `#${hash.slice(0, SHORT)}`;

/** Which of several that are called alike, and which it was made from. */
const versionOf = ({ hash, before }: StoredMap, maps: readonly StoredMap[]): string => {
  const first = maps.find((each) => each.hash === before);
  if (first === undefined) return shortOf(hash);
  return `${shortOf(hash)} · ${w.version({ name: first.map.name, of: shortOf(first.hash) })}`;
};

export const MapsPage = () => {
  const [maps, refresh] = useMaps();
  return (
    <>
      <Header />
      <main className={css['maps']} id="content" data-waiting={maps === undefined || undefined}>
        <h1>{w.title()}</h1>
        <p>{w.about()}</p>
        <div className={css['ways']}>
          <OpenFile onKept={refresh} />
          <Link className="button" href="/workshop/gallery">
            {w.gallery()}
          </Link>
          <Link className="button" href="/workshop">
            {w.workshop()}
          </Link>
        </div>
        {maps?.length === 0 && <p>{w.none()}</p>}
        <div className={css['cards']}>
          {maps?.map((stored) => (
            <MapCard key={stored.hash} map={stored.map} note={versionOf(stored, maps)}>
              <Doing map={stored.map} />
              <DropButton of="map" onSure={() => void dropMap(stored.hash).then(refresh)} />
            </MapCard>
          ))}
        </div>
      </main>
      <Footer />
    </>
  );
};
