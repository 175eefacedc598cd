import type { Bytes } from './fields.js';
import type { StateGroups } from '../registry.js';

export type State = StateGroups & Bytes;
