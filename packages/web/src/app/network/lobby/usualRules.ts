import type { HelpOfTable, RulesOfTable } from '@landnam/protocol';
import { sketchGame } from '../../../session/asks.js';
import { USUAL_BOT } from '../../setup/presets.js';

export const OPEN_SEAT = 'open';
export { USUAL_BOT };

/** A friend and two bots: whoever opens a table can send the link straight away. */
export const usualRules = (game = 'base'): RulesOfTable => ({
  game,
  options: {},
  seats: [OPEN_SEAT, OPEN_SEAT, USUAL_BOT],
  visibility: 'link',
  pace: 'none',
  chat: true,
  takeSeats: true,
  delay: 0,
  secretLog: false,
});

/** People who do not know each other yet play by themselves and from memory. */
export const USUAL_HELP: HelpOfTable = { hints: false, hands: false };

/** As many seats as the game has room for. */
export const fitSeats = (seats: readonly string[], counts: readonly number[]): string[] => {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const cut = seats.slice(0, most);
  return [...cut, ...Array.from({ length: Math.max(0, least - cut.length) }, () => USUAL_BOT)];
};

/** Another game may have other numbers of seats, which are known only once its map is loaded. */
export const fitted = async (rules: RulesOfTable): Promise<RulesOfTable> => {
  const sketch = await sketchGame(rules.game);
  return sketch === undefined ? rules : { ...rules, seats: fitSeats(rules.seats, sketch.players) };
};
