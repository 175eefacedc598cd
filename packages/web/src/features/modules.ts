/** What rule modules, their data and their fields are called, fetched by whoever makes a map or lays a position. */
import { withWords } from '../i18n/fetched.js';
import { FOLDERS } from './folders.js';
import { joinLaying } from './laying.js';
import type { LayingTexts, ModuleTexts, Workshop } from './types.js';

/** Of the folders that these modules come from. */
const workshopsOf = (modules: readonly string[]): Promise<readonly Workshop[]> => {
  const wanted = new Set(modules);
  return Promise.all(
    FOLDERS.flatMap(({ needs, workshop }) =>
      workshop !== undefined && needs !== undefined && wanted.has(needs) ? [withWords(workshop())] : [],
    ),
  );
};

export const moduleTextsOf = async (modules: readonly string[]): Promise<ModuleTexts> =>
  Object.assign({}, ...(await workshopsOf(modules)).map((each) => each.modules)) as ModuleTexts;

export const layingTextsOf = async (modules: readonly string[]): Promise<LayingTexts> =>
  joinLaying((await workshopsOf(modules)).map(({ laying }) => laying));
