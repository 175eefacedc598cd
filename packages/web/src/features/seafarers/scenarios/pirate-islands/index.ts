import type { Addition } from '../../../types.js';

export const addition: Addition = {};
