/**
 * A worker that ends, crashes or is ended by the browser says nothing. So it holds a lock as long as it lives, and the page waits
 * for the same lock: getting it means that the worker is gone.
 */

/** Not available outside secure contexts. */
export const locksOf = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks;

/** The worker's part; false where locks are not available. */
export const holdLife = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const held = (): Promise<never> => {
      resolve(true);
      return new Promise(() => undefined);
    };
    const locks = locksOf();
    if (locks === undefined) resolve(false);
    else locks.request(name, held).catch(() => resolve(false));
  });
