/** Words for positions that are laid by hand, joined from the folders of games. */
import type { LayingTexts } from './types.js';

const joined = <T extends object>(parts: readonly T[]): T => Object.assign({}, ...parts) as T;

export const joinLaying = (parts: readonly LayingTexts[]): LayingTexts => ({
  fields: joined(parts.map(({ fields }) => fields)),
  faults: joined(parts.map(({ faults }) => faults)),
  names: joined(parts.map(({ names }) => names)),
});
