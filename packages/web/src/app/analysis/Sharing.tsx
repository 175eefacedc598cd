/** A link to what is open here, copied and shown. */
import { useState } from 'react';
import { fold, LONGEST_ADDRESS } from '../../session/links/folded.js';
import css from './analysis.module.css';
import { t } from './words/index.js';

interface Props {
  /** Null where there is nothing to send. */
  readonly text: () => Promise<string | null>;
  readonly linkTo: (letters: string) => string;
}

type Shared = { readonly kind: 'none' | 'long' } | { readonly kind: 'link'; readonly link: string };

export interface Sharing {
  readonly shared: Shared;
  readonly share: () => Promise<void>;
}

export const useSharing = ({ text, linkTo }: Props): Sharing => {
  const [shared, setShared] = useState<Shared>({ kind: 'none' });
  const share = async (): Promise<void> => {
    const sent = await text();
    if (sent === null) return;
    const link = linkTo(await fold(sent));
    if (link.length > LONGEST_ADDRESS) return setShared({ kind: 'long' });
    // not every browser lets a page write there: then the link is shown all the same
    await navigator.clipboard.writeText(link).catch(() => undefined);
    setShared({ kind: 'link', link });
  };
  return { shared, share };
};

export const ShareButton = ({ shared, share }: Sharing) => (
  <button type="button" className="button quiet" data-share onClick={() => void share()}>
    {shared.kind === 'link' ? t.link_copied() : t.link()}
  </button>
);

export const SharedLink = ({ shared }: Pick<Sharing, 'shared'>) => (
  <p role="status">
    {shared.kind === 'long' && t.link_long()}
    {shared.kind === 'link' && (
      <label className={css['link']}>
        {t.link_shown()}
        <input readOnly value={shared.link} onFocus={(event) => event.target.select()} />
      </label>
    )}
  </p>
);
