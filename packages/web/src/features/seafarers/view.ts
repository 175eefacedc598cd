/** Parts of a view that only some maps have. */
import type { StateGroups } from '@landnam/engine';
import type { View } from '../../session/types.js';

/** Undefined if the map does not use the module. */
export const groupOf = <K extends keyof StateGroups>(view: View, name: K): StateGroups[K] | undefined =>
  (view as unknown as Partial<StateGroups>)[name];
