/** Names and short signs of places that modules read. */
import type { PlaceMark } from '@landnam/maps/edit';
import type { ModuleTexts } from '../../../features/types.js';

/** `MODULE.FIELD`; numbers on the way are counted from one. */
export const markName = (texts: ModuleTexts, { module, path }: PlaceMark): string => {
  const names = path.filter((part) => typeof part === 'string' && !/^\d+$/.test(part));
  const counts = path.filter((part) => typeof part === 'number' || /^\d+$/.test(part));
  const name = texts[[module, ...names].join('.')]?.() ?? names.at(-1) ?? module;
  const numbers = counts.map((count) => (typeof count === 'number' ? count + 1 : count));
  return numbers.length === 0 ? String(name) : `${name} ${numbers.join('.')}`;
};

/** The number that belongs to the place, or a letter of what it is. */
export const markLetter = ({ path }: PlaceMark, place: Readonly<Record<string, unknown>>): string => {
  if (typeof place['number'] === 'number') return String(place['number']);
  const name = path.filter((part) => typeof part === 'string').at(-1) ?? '';
  const count = path.find((part) => typeof part === 'number');
  return `${name.slice(0, 1).toUpperCase()}${typeof count === 'number' ? count + 1 : ''}`;
};
