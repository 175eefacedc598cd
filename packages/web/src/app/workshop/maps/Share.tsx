/** A map to pass on: an address where it fits into one, and a file. */
import type { MapData } from '@landnam/maps';
import { useEffect, useState } from 'react';
import { makeMapWord } from '../../../session/workshop/mapAddress.js';
import { saveFile } from '../../../ui/files.js';
import css from './maps.module.css';
import { w } from './words/index.js';

/** Its id follows from it, and is left out. */
const textOf = ({ id: _id, ...map }: MapData): string => JSON.stringify({ ...map, id: 'own' });

const fileName = ({ name }: MapData): string =>
  `${
    name
      .normalize('NFKD')
      .replaceAll(/[^\w]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase() || 'map'
  }.json`;

/** Null while it is made, undefined where the map is too large. */
const useAddress = (map: MapData): string | null | undefined => {
  const [address, setAddress] = useState<string | null | undefined>(null);
  useEffect(() => {
    let gone = false;
    void makeMapWord(textOf(map)).then((word) => {
      if (!gone) setAddress(word && new URL(`/workshop/map${word}`, location.href).href);
    });
    return () => {
      gone = true;
    };
  }, [map]);
  return address;
};

/** A page over plain HTTP may not use the clipboard: then the text is selected. */
const copy = async (text: string, shown: HTMLElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown !== null) getSelection()?.selectAllChildren(shown);
    return false;
  }
};

const Address = ({ address }: { readonly address: string }) => {
  const [copied, setCopied] = useState<boolean>();
  const [shown, setShown] = useState<HTMLElement | null>(null);
  return (
    <>
      <p>{w.address_about()}</p>
      <code ref={setShown} className={css['address']} data-address tabIndex={0} aria-label={w.address()}>
        {address}
      </code>
      <button type="button" className="button" onClick={() => void copy(address, shown).then(setCopied)}>
        {copied ? w.copied() : w.copy()}
      </button>
      <p role="status" className={copied === false ? undefined : 'hidden'}>
        {copied === false && w.marked()}
        {copied && w.copied()}
      </p>
    </>
  );
};

export const Share = ({ map }: { readonly map: MapData }) => {
  const address = useAddress(map);
  return (
    <section className={css['share']} aria-label={w.share()}>
      {address && <Address address={address} />}
      {address === undefined && <p>{w.address_large()}</p>}
      <button type="button" className="button" onClick={() => saveFile(fileName(map), textOf(map))}>
        {w.download()}
      </button>
    </section>
  );
};
