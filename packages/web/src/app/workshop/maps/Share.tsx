/** A map to pass on: an address where it fits into one, and a file. */
import type { MapData } from '@landnam/maps';
import { useEffect, useRef, useState } from 'react';
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
const copy = async (text: string, shown: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    shown?.select();
    return false;
  }
};

const Address = ({ address }: { readonly address: string }) => {
  const [copied, setCopied] = useState<boolean>();
  const shown = useRef<HTMLInputElement>(null);
  return (
    <>
      <p>{w.address_about()}</p>
      <div className={css['address']}>
        <input
          ref={shown}
          readOnly
          value={address}
          aria-label={w.address()}
          onFocus={({ target }) => target.select()}
          data-address
        />
        <button
          type="button"
          className="button"
          onClick={() => void copy(address, shown.current).then(setCopied)}
        >
          {w.copy()}
        </button>
      </div>
      <p role="status" className={copied === undefined ? 'hidden' : undefined}>
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
