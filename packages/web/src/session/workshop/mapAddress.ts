/** A map in an address, after the #, so that no server sees it. */
import { fail, type Result } from '@landnam/engine';
import { fold, LONGEST_ADDRESS, unfold } from '../links/folded.js';

/** As many bytes as a map may have. */
const MOST_TEXT = 65_536;
const MARK = '#1';

/** What stands after the path of an address; undefined if the map is too large for one. */
export const makeMapWord = async (text: string): Promise<string | undefined> => {
  const word = `${MARK}${await fold(text)}`;
  return word.length <= LONGEST_ADDRESS ? word : undefined;
};

/** What is wrong with an address, by its code: the page has words for it. */
export type AddressProblem = 'noMap' | 'cutOff' | 'tooLarge';

/** The text of the map that somebody put into an address. */
export const readMapWord = async (word: string): Promise<Result<string, AddressProblem>> => {
  const inside = word.startsWith(MARK) ? word.slice(MARK.length) : '';
  if (!/^[\w-]+$/.test(inside)) return fail('noMap');
  if (word.length > 2 * LONGEST_ADDRESS) return fail('tooLarge');
  return unfold(inside, MOST_TEXT);
};
