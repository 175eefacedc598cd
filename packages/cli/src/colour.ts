/** Colours only on a terminal, and never against the user's wish (no-color.org). */
export const hasColour = (): boolean => {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR) return false;
  return FORCE_COLOR !== undefined && FORCE_COLOR !== '0' ? true : process.stdout.isTTY;
};

export const bold = (text: string, colour: boolean): string => (colour ? `\u001b[1m${text}\u001b[0m` : text);
export const dim = (text: string, colour: boolean): string => (colour ? `\u001b[2m${text}\u001b[0m` : text);
