/** Tables described by a URL. */
import { newSeed } from '../../session/seed.js';
import type { GameSetup, Player } from '../../session/types.js';
import { botPlayer, person, USUAL_BOT } from './presets.js';

const readPlayer = (text: string, index: number): Player => {
  const [kind = '', name = ''] = text.split(':');
  return kind === 'person' ? person(name) : { ...botPlayer(index, kind), ...(name ? { name } : {}) };
};

const readOption = (text: string): boolean | number | string => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
};

/** Parameters of a URL that are not options of the game. */
const BESIDE_RULES: readonly string[] = ['game', 'seed', 'players', 'turnSeconds'];

/** `/play?game=base&seed=x&players=person:Ann,easy,normal&pointsToWin=3` */
export const setupFromAddress = (search: string): GameSetup => {
  const query = new URLSearchParams(search);
  const players = (query.get('players') ?? 'person,bot,bot,bot').split(',');
  const known = (kind: string): string => (kind === 'bot' ? USUAL_BOT : kind);
  const options = [...query.entries()].filter(([key]) => !BESIDE_RULES.includes(key));
  return {
    game: query.get('game') ?? 'base',
    seed: query.get('seed') ?? newSeed(),
    players: players.map((text, i) => readPlayer(text.replace(/^\w+/, known), i)),
    turnSeconds: Number(query.get('turnSeconds') ?? 0),
    options: Object.fromEntries(options.map(([key, value]) => [key, readOption(value)])),
  };
};
