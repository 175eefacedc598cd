/** Most games have no more. */
const MOST = 4;

/** A table that is full, but not of more than most games have. */
export const usualSeats = (players: readonly number[]): number => {
  const usual = players.filter((seats) => seats <= MOST);
  return Math.max(...(usual.length > 0 ? usual : players));
};
