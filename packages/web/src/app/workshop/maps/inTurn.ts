let last: Promise<unknown> = Promise.resolve();

/** One thing after another: twenty boards asked for at once would all be late. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
};
