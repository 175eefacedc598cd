/** A queue needs packages that most people who install the command never use. */
import { InputError } from '../input.js';

const NEEDED = ['pg', 'graphile-worker'];

const isMissing = (error: unknown): boolean => {
  const { code, message = '' } = error as { readonly code?: unknown; readonly message?: string };
  return code === 'ERR_MODULE_NOT_FOUND' && NEEDED.some((name) => message.includes(`'${name}'`));
};

export const withPackages = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new InputError(`--queue needs two more packages: npm install ${NEEDED.join(' ')}`);
  }
};
