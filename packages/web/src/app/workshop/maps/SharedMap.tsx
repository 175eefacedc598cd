/** A map that came in an address: unfolded and checked here, and kept only if its reader wants to. */
import { fail, type Result } from '@landnam/engine';
import type { MapData, MapProblem } from '@landnam/maps';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type AddressProblem, readMapWord } from '../../../session/workshop/mapAddress.js';
import { holdOwnMap } from '../../../session/workshop/ownMaps.js';
import { Header } from '../../Header.js';
import { Doing } from './Doing.js';
import { MapCard } from './MapCard.js';
import css from './maps.module.css';
import { Problems } from './Problems.js';
import { w } from './words/index.js';

type Found = Result<MapData, AddressProblem | readonly MapProblem[]>;

const findIn = async (word: string): Promise<Found> => {
  const text = await readMapWord(word);
  return text.ok ? holdOwnMap(text.value) : fail(text.error);
};

/** Undefined while it is looked at. */
const useShared = (): Found | undefined => {
  const [word, setWord] = useState(location.hash);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const look = (): void => setWord(location.hash);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  useEffect(() => {
    let gone = false;
    setFound(undefined);
    void findIn(word).then((result) => {
      if (!gone) setFound(result);
    });
    return () => {
      gone = true;
    };
  }, [word]);
  return found;
};

const WHY: Readonly<Record<AddressProblem, () => string>> = {
  noMap: w.shared_noMap,
  cutOff: w.shared_cutOff,
  tooLarge: w.shared_tooLarge,
};

const Refused = ({ error }: { readonly error: AddressProblem | readonly MapProblem[] }) =>
  typeof error === 'string' ? <p role="alert">{WHY[error]()}</p> : <Problems problems={error} />;

const Shown = ({ map }: { readonly map: MapData }) => {
  const [kept, setKept] = useState<boolean>();
  return (
    <>
      <p>{w.shared_about()}</p>
      <MapCard map={map}>
        <Doing map={map} onKept={setKept} />
      </MapCard>
      {kept === false && <p role="status">{w.unstored()}</p>}
    </>
  );
};

export const SharedMap = () => {
  const found = useShared();
  return (
    <>
      <Header />
      <main className={css['maps']} id="content" data-waiting={found === undefined || undefined}>
        <h1>{w.shared_title()}</h1>
        {found === undefined && <p role="status">{w.checking()}</p>}
        {found?.ok && <Shown map={found.value} />}
        {found?.ok === false && <Refused error={found.error} />}
        <p>
          <Link className="button quiet" href="/workshop/maps">
            {w.all()}
          </Link>
        </p>
      </main>
    </>
  );
};
