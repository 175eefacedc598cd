/** What an address asks to analyse: a game, a position, a study within the address, or a text that was given on this page. */
import { ok, type Result } from '@landnam/engine';
import { unpackText } from '../../session/analysis/address.js';
import type { AnalysisSource } from '../../session/analysis/types.js';
import { momentIn, sourceAt } from '../replay/source.js';

/** Until the page is closed: no address holds it. */
let given: { readonly text: string; readonly at?: number } | null = null;
export const GIVEN = 'text';
const LINK = '#study=';

/** The address under which a text is open: a position stands in it, anything else is kept by the page. */
export const addressOfText = (text: string, at?: number): string => {
  const plain = text.trim();
  if (/^pos\d\/\S{1,4000}$/.test(plain)) return `/analysis?position=${plain}`;
  given = { text: plain, ...(at !== undefined && { at }) };
  return `/analysis/${GIVEN}`;
};

export const linkTo = (letters: string): string => `${location.origin}/analysis${LINK}${letters}`;

/** Undefined where nothing is asked for; a link may be damaged. */
export const askedFor = async (
  address: string,
  search: string,
  hash: string,
): Promise<Result<AnalysisSource, string> | undefined> => {
  if (hash.startsWith(LINK)) {
    const text = await unpackText(hash.slice(LINK.length));
    return text.ok ? ok({ kind: 'text', text: text.value }) : text;
  }
  const position = new URLSearchParams(search).get('position');
  if (position !== null) return ok({ kind: 'text', text: position });
  if (address === GIVEN) return given === null ? undefined : ok({ kind: 'text', ...given });
  const game = address === '' ? null : sourceAt(address);
  const { at } = momentIn(search);
  return game === null ? undefined : ok({ kind: 'game', game, ...(at !== undefined && { at }) });
};
