// A game that bots have played until Ann is about to end a turn, as a log that the page imports.
import { BOTS, Chance, recordGame } from '../../bots/dist/index.js';
import { dealTable, findTable } from '../../maps/dist/index.js';

const NAMES = ['Ann', 'Leif', 'Ingrid', 'Bjarni'];

/** The lines up to the first end of Ann's turn after this many plies; without check lines, since a note is added. */
function cut(text, ply) {
  const [magic, header, ...rest] = text.split('\n');
  const lines = rest.filter((line) => !line.startsWith('='));
  const end = lines.findIndex((line, i) => i > ply && line.startsWith('p0 endTurn'));
  return [magic, header, '# seats person,greedy,greedy,greedy', ...lines.slice(0, end), ''].join('\n');
}

export function playedLog(game, seed, ply) {
  const table = findTable(game, NAMES.length, {});
  if (!table.ok) throw new Error(table.error);
  const { below } = new Chance(seed);
  const deal = dealTable(table.value, below);
  const bots = NAMES.map((_, seat) => BOTS.greedy(table.value.game, seat, below));
  const { text } = recordGame(table.value, deal, bots, below, { about: { seed, names: NAMES } });
  return cut(text, ply);
}
