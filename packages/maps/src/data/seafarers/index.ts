/** The maps of this folder, in the order of the rules. */
import newShores from './new-shores.json' with { type: 'json' };

export const seafarers: readonly unknown[] = [newShores];
