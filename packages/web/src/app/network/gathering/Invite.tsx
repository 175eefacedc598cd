/** How others get here: a link to send, a QR code for a phone, a code to read out. */
import { useEffect, useState } from 'react';
import css from './lobby.module.css';
import { n } from '../words/index.js';

const addressOf = (table: string): string => new URL(`/table/${table}`, location.href).href;

const Qr = ({ text }: { readonly text: string }) => {
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let gone = false;
    void import('uqr').then(({ encode }) => {
      if (!gone) setRows(encode(text, { border: 2 }).data);
    });
    return () => {
      gone = true;
    };
  }, [text]);
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={css['qr']}
      viewBox={`0 0 ${rows.length || 1} ${rows.length || 1}`}
      role="img"
      aria-label={n.qr_alt()}
    >
      <path d={path.join('')} />
    </svg>
  );
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

const mayShare = (): boolean => 'share' in navigator;

export const Invite = ({ table, code }: { readonly table: string; readonly code: string }) => {
  const [copied, setCopied] = useState<boolean>();
  const [picture, setPicture] = useState(false);
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const address = addressOf(table);
  return (
    <section className={css['invite']} aria-label={n.link()}>
      <p>{n.invite()}</p>
      <code ref={setShown} className={css['address']} data-link>
        {address}
      </code>
      <div className={css['ways']}>
        <button
          type="button"
          className="button primary"
          onClick={() => void copy(address, shown).then(setCopied)}
        >
          {copied ? n.link_copied() : n.link_copy()}
        </button>
        {mayShare() && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
          >
            {n.link_share()}
          </button>
        )}
        <button type="button" className="button" aria-pressed={picture} onClick={() => setPicture(!picture)}>
          {n.link_qr()}
        </button>
        <span>
          {n.link_code()}{' '}
          <b className={css['code']} data-code>
            {code}
          </b>
        </span>
      </div>
      <p role="status" className={copied === false ? undefined : 'hidden'}>
        {copied === false && n.link_marked()}
        {copied && n.link_copied()}
      </p>
      {picture && <Qr text={address} />}
    </section>
  );
};
