/** What fields of positions are called, as far as a game's folder says so; others have the notation's own names. */
import { fieldNames } from './base/analysis/fieldNames.js';
import type { FieldTexts } from './types.js';

const NAMES: FieldTexts = fieldNames;

/** A field without a name of its own is called as positions call it. */
export const fieldName = ({ group, name }: { readonly group: string; readonly name: string }): string =>
  NAMES[`${group} ${name}`]?.() ?? `${group} ${name}`;
