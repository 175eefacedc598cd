/** What an address asks to analyse: a game, a position, a study within the address, or a text that was given on this page. */
import { ok, type Result } from '@landnam/engine';
import { unpackText } from '../../session/analysis/address.js';
import type { DraftSource } from '../../session/analysis/draftTypes.js';
import type { AnalysisSource } from '../../session/analysis/types.js';
import { fold } from '../../session/links/folded.js';
import { momentIn, sourceAt } from '../replay/source.js';

/** Until the page is closed: no address holds it. */
let given: { readonly text: string; readonly at?: number } | null = null;
export const GIVEN = 'text';
const LINK = '#study=';
const EDIT = '/analysis/edit';
const DRAFT = '#draft=';
export const USUAL_SEATS = 4;
const LINE = /^pos\d\/\S{1,4000}$/;

/** The address under which a text is open: a position stands in it, anything else is kept by the page. */
export const addressOfText = (text: string, at?: number): string => {
  const plain = text.trim();
  if (LINE.test(plain)) return `/analysis?position=${plain}`;
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

/** Where a position is laid by hand: a line stands in the address, anything else is folded into it. */
export const addressOfDraft = async (text: string): Promise<string> =>
  LINE.test(text) ? `${EDIT}?position=${text}` : `${EDIT}${DRAFT}${await fold(text)}`;

export const linkToDraft = (letters: string): string => `${location.origin}${EDIT}${DRAFT}${letters}`;

/** Undefined where nothing is asked for. */
export const draftAskedFor = async (
  search: string,
  hash: string,
): Promise<Result<DraftSource, string> | undefined> => {
  if (hash.startsWith(DRAFT)) {
    const text = await unpackText(hash.slice(DRAFT.length));
    return text.ok ? ok({ kind: 'text', text: text.value }) : text;
  }
  const asked = new URLSearchParams(search);
  const [position, game, seats] = ['position', 'game', 'seats'].map((name) => asked.get(name));
  if (position) return ok({ kind: 'text', text: position });
  return game ? ok({ kind: 'game', game, seats: Number(seats ?? USUAL_SEATS) }) : undefined;
};
