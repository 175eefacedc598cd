/** A map that the user names: one that ships, or a file. */
import { writeFileSync, existsSync } from 'node:fs';
import { ATLAS, checkMap, gameIds, type MapData } from '@landnam/maps';
import { readJson } from './files.js';
import { InputError } from './input.js';

const MOST_PROBLEMS = 3;

/** Everything that is wrong with it in one line. */
export const checkedMap = (source: string, data: unknown): MapData => {
  const checked = checkMap(data);
  if (checked.ok) return checked.value;
  const told = checked.error.slice(0, MOST_PROBLEMS).map(({ where, what }) => `${where}: ${what}`);
  const more = checked.error.length - told.length;
  throw new InputError(`${source}: ${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}`);
};

/** A name that is nothing at all is told what there is. */
export const needFile = (source: string): void => {
  if (!existsSync(source) && source !== '-' && !source.endsWith('.json'))
    throw new InputError(
      `${source === '' ? '""' : source}: neither a file nor one of ${gameIds().join(', ')}`,
    );
};

export const openMap = (source: string): MapData => {
  const shipped = ATLAS.get(source);
  if (shipped !== undefined) return shipped;
  needFile(source);
  return checkedMap(source, readJson(source));
};

/** Bots have learned tables of at most four. */
const MOST_LEARNED = 4;

/** How many play where nobody says it. */
export const seatsFor = ({ id, players }: MapData, wanted: number | undefined): number => {
  if (wanted === undefined) {
    const learned = players.filter((count) => count <= MOST_LEARNED);
    return Math.max(...(learned.length > 0 ? learned : players));
  }
  if (players.includes(wanted)) return wanted;
  throw new InputError(`${id} is for ${players.join(', ')} players, not ${wanted}`);
};

/** Somebody's file is replaced only if they say so. */
export const writeNew = (path: string, content: string | Uint8Array, force: boolean | undefined): void => {
  if (force !== true && existsSync(path))
    throw new InputError(`${path}: there is a file already; --force replaces it`);
  try {
    writeFileSync(path, content);
  } catch (error) {
    throw new InputError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** A map as a file: hexes one to a line, so that people can read and change it. */
export const mapText = (map: MapData): string => {
  const folded = JSON.stringify(map, null, 1).replaceAll(/\{\n\s+"[^{}[\]]*?\n\s+\}/g, (part) =>
    part.length > 150 ? part : part.replaceAll(/\s*\n\s*/g, ' '),
  );
  return `${folded.replaceAll(/\[\s+((?:\d+,\s+)*\d+)\s+\]/g, (_, row: string) => `[${row.replaceAll(/\s+/g, ' ')}]`)}\n`;
};
