/** Same origin: another site's page cannot ask in a guest's name. */
const hostOf = (url: string): string | undefined => {
  try {
    return new URL(url).host;
  } catch {
    return undefined;
  }
};

/** Programs send no origin; browsers always do where it matters. */
export const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean => {
  if (origin === undefined) return true;
  const from = hostOf(origin);
  return from !== undefined && (from === host || (publicUrl !== undefined && from === hostOf(publicUrl)));
};
