/** What is wrong with a map: where, in English, and as a code with what fills it in. */
import { type Said, said, type SaidData } from '@landnam/engine/rules';

export interface MapProblem {
  readonly where: string;
  readonly what: string;
  /** The sentence's name and what fills it in, for other languages; absent where it has only these words. */
  readonly code?: string;
  readonly data?: SaidData;
  /** It is not wrong, something is still missing. */
  readonly lacks?: true;
}
export type TellFault = (where: string, why: Said) => void;

/** A sentence that has no name, from a module of somebody else. */
export const other = (text: string): Said => said('other', '{text}', { text });

export const problemAt = (where: string, { text, code, data, lacks }: Said): MapProblem => ({
  where,
  what: text,
  code,
  data,
  ...(lacks && { lacks }),
});
