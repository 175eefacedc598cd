/** A study within an address. */
import { fail, type Result } from '@landnam/engine';
import { unfold } from '../links/folded.js';

/** Whoever sends less than that and means more is up to something. */
const MOST_TEXT = 4_000_000;

export const unpackText = async (letters: string): Promise<Result<string, string>> => {
  const text = await unfold(letters, MOST_TEXT);
  return text.ok ? text : fail('the link is damaged or cut off');
};
