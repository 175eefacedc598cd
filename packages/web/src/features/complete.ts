/** Every code the engine can refuse with has a text, every event is told: checked by the compiler, at no cost. */
import type { EventMap, RefusalCode } from '@landnam/engine';
import type { refusals as base } from './base/refusals.js';
import type { tell as baseTell } from './base/tell.js';
import type { refusals as energies } from './energies/refusals.js';
import type { tell as energiesTell } from './energies/tell.js';
import type { refusals as newCatan } from './new-catan/refusals.js';
import type { tell as newCatanTell } from './new-catan/tell.js';
import type { SeaCodes, SeaEvents } from './seafarers/scenarios/complete.js';

type Codes = keyof typeof base | SeaCodes | keyof typeof newCatan | keyof typeof energies;
type Events = keyof typeof baseTell | SeaEvents | keyof typeof newCatanTell | keyof typeof energiesTell;

type Nothing<Missing> = [Missing] extends [never] ? true : { missing: Missing };

export const COMPLETE: {
  readonly codes: Nothing<Exclude<RefusalCode, Codes>>;
  readonly events: Nothing<Exclude<keyof EventMap, Events>>;
} = { codes: true, events: true };
