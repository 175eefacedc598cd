/** What rule modules and their data are called, fetched by whoever makes a map. */
import { withWords } from '../i18n/fetched.js';
import { FOLDERS } from './folders.js';
import type { ModuleTexts } from './types.js';

/** Of the folders that these modules come from. */
export const moduleTextsOf = async (modules: readonly string[]): Promise<ModuleTexts> => {
  const wanted = new Set(modules);
  const loads = FOLDERS.flatMap(({ needs, workshop }) =>
    workshop !== undefined && needs !== undefined && wanted.has(needs) ? [withWords(workshop())] : [],
  );
  return Object.assign({}, ...(await Promise.all(loads))) as ModuleTexts;
};
