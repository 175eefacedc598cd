/** A position or a log that the user names: the text itself, a file, or standard input. */
import { seededBelow } from '@landnam/bots';
import { dealTable, describeFaults, type OpenPosition, readPosition } from '@landnam/maps';
import { readText } from './files.js';
import { InputError } from './input.js';

/** What to make of it. */
export interface SourceReading<T> {
  /** Up to which entry of a log, and the option that says so. */
  readonly ply: number | undefined;
  readonly option: string;
  readonly log: (name: string, text: string) => T;
  readonly position: (position: OpenPosition, name: string) => T;
}

export const isPosition = (text: string): boolean => /^\s*(?:\{|pos\d+\/)/.test(text);
export const isLog = (text: string): boolean => text.startsWith('landnam-log');

const MOST_FAULTS = 5;

export const positionIn = (name: string, text: string): OpenPosition => {
  const position = readPosition(text, { deal: (table, seed) => dealTable(table, seededBelow(seed)) });
  if (position.ok) return position.value;
  const more = position.error.length - MOST_FAULTS;
  const faults = describeFaults(position.error.slice(0, MOST_FAULTS));
  throw new InputError(`${name}: ${faults}${more > 0 ? `; and ${more} more` : ''}`);
};

export const readSource = <T>(source: string, { ply, option, log, position }: SourceReading<T>): T => {
  const [name, text] = isPosition(source) ? ['position', source] : [source, readText(source)];
  if (isLog(text)) return log(name, text);
  if (ply !== undefined) throw new InputError(`${name}: ${option} is for logs, and this is not one`);
  return position(positionIn(name, text), name);
};
