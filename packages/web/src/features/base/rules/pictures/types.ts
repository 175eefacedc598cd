import type { en } from './en.js';

export type BaseCaptions = Readonly<Record<keyof typeof en, string>>;
