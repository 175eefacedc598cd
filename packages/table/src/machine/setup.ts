import type { GameSetup, Player } from '../told.js';
import type { TableData } from './data.js';

/** Header and set-up must agree; the names are the current ones, so that a forgotten guest stays forgotten. */
export const setupOf = ({ rules, header, seats }: TableData): GameSetup => ({
  game: rules.game,
  options: (header?.options ?? rules.options) as GameSetup['options'],
  seed: '',
  players: seats.map(({ name, bot, guest }, seat): Player => {
    const by = header?.seated?.[seat] ?? (guest === null ? `bot ${bot}` : 'person');
    return by === 'person' ? { kind: 'person', name, bot: '' } : { kind: 'bot', name, bot: by.slice(4) };
  }),
});
