/** Data of a module that has none yet: taken from a map that ships, without its places, or the least that its shape allows. */
import { CORNERS, SIDES } from '@landnam/engine';
import type { Forms, ShapeForm } from '@landnam/engine/rules';
import type { MapPlace } from './plane.js';

type Parts = Readonly<Record<string, unknown>>;

const known = (entries: readonly (readonly [string, unknown])[]): Parts =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

const fieldsWithout = (needed: Forms, optional: Forms, data: Parts): Parts | undefined => {
  const due = Object.entries(needed).map(([name, form]) => [name, withoutPlaces(form, data[name])] as const);
  if (due.some(([, value]) => value === undefined)) return undefined;
  const more = Object.entries(optional).map(
    ([name, form]) => [name, withoutPlaces(form, data[name])] as const,
  );
  return known([...due, ...more]);
};

/** What is left if no place is named; undefined where nothing is. */
export const withoutPlaces = (form: ShapeForm, data: unknown): unknown => {
  if (data === undefined || form.kind === 'place') return undefined;
  if (form.kind === 'list' && Array.isArray(data))
    return data.map((each) => withoutPlaces(form.each, each)).filter((each) => each !== undefined);
  if (form.kind === 'map' && typeof data === 'object' && data !== null)
    return known(Object.entries(data).map(([name, each]) => [name, withoutPlaces(form.each, each)] as const));
  if (form.kind === 'fields' && typeof data === 'object' && data !== null)
    return fieldsWithout(form.needed, form.optional, data as Parts);
  return data;
};

const leastParts = (forms: Forms, at: MapPlace): Parts =>
  Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, leastOf(form, at)]));

const placeOf = (kind: 'hex' | 'edge' | 'vertex', { q, r, side, corner }: MapPlace): MapPlace => {
  if (kind === 'hex') return { q, r };
  return kind === 'edge' ? { q, r, side: side ?? SIDES[0] } : { q, r, corner: corner ?? CORNERS[0] };
};

/** The least that a shape allows; places are all here. */
export const leastOf = (form: ShapeForm, at: MapPlace = { q: 0, r: 0 }): unknown => {
  switch (form.kind) {
    case 'whole':
      return Math.max(form.least, Math.min(1, form.most));
    case 'word':
      return form.words[0];
    case 'flag':
      return false;
    case 'list':
      return Array.from({ length: form.least }, () => leastOf(form.each, at));
    case 'map':
    case 'anything':
      return {};
    case 'fields':
      return leastParts(form.needed, at);
    case 'place':
      return { ...placeOf(form.at, at), ...leastParts(form.needed, at) };
    case 'text':
    default:
      return '?';
  }
};
