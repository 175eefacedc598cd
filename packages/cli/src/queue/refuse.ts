import { InputError } from '../input.js';
import { hasFile } from '../otherBots/ours.js';

/** On another machine a path means another file, or none. */
export const refuseFiles = (bots: readonly string[]): void => {
  const own = bots.find(hasFile);
  if (own !== undefined) throw new InputError(`${own}: workers elsewhere do not have this file`);
};
