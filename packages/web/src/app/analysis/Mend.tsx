/** A position that does not open, as text: what of it can be laid is mended by hand. */
import { Link } from 'wouter';
import type { AnalysisSource } from '../../session/analysis/types.js';
import { useEffect, useState } from 'react';
import { addressOfDraft } from './source.js';
import { t } from './words/index.js';

const isPosition = (text: string): boolean => /^\s*(?:pos\d\/|\{\s*"position")/.test(text);

const useAddress = (text: string | null): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    if (text !== null) void addressOfDraft(text.trim()).then((found) => !gone && setAddress(found));
    return () => {
      gone = true;
    };
  }, [text]);
  return address;
};

export const Mend = ({ source }: { readonly source: AnalysisSource }) => {
  const text = source.kind === 'text' && isPosition(source.text) ? source.text : null;
  const address = useAddress(text);
  if (address === undefined) return null;
  return (
    <p>
      <Link className="button" href={address} data-mend>
        {t.mend()}
      </Link>
    </p>
  );
};
