import { warn } from '../output.js';

/** One line for each bot that lost its seat, with the first reason. */
export const tellLost = (bots: readonly string[], faults: readonly (readonly string[])[]): void => {
  for (const bot of new Set(bots)) {
    const own = faults.flatMap((at, seat) => (bots[seat] === bot ? at : []));
    const times = own.length === 1 ? 'once' : `${own.length} times`;
    if (own.length > 0) warn(`${bot} lost its seat to a stand-in ${times}; first: ${own[0]}`);
  }
};
