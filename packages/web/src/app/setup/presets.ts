/** Ready-made tables. */
import { games } from '../../features/index.js';
import { m } from '../../i18n/words/index.js';
import { hasPlayed } from '../../session/learned.js';
import { newSeed } from '../../session/seed.js';
import type { PageSettings } from '../../session/settings.js';
import type { GameSetup, Player } from '../../session/types.js';

const BOT_NAMES = ['Leif', 'Ingrid', 'Bjarni', 'Astrid', 'Sigrun', 'Torstein'];

/** Names of the roster in `@landnam/bots`, the strongest last; the bots themselves stay in the worker. */
export const BOTS: readonly string[] = ['random', 'easy', 'normal', 'hard', 'expert'];
const LEVELS: Readonly<Record<string, () => string>> = {
  random: m.bot_random,
  easy: m.bot_easy,
  normal: m.bot_normal,
  hard: m.bot_hard,
  expert: m.bot_expert,
};
export const levelName = (bot: string): string => LEVELS[bot]?.() ?? bot;
/** Levels that have to have learned a game, and play like `normal` where they have not. */
const LEARNERS: readonly string[] = ['hard', 'expert'];
export const haveLearners = (bots: readonly string[]): boolean => bots.some((bot) => LEARNERS.includes(bot));
/** The level of bots where none was chosen. */
export const USUAL_BOT = 'normal';

export const person = (name = '', colour: number | null = null): Player => ({
  kind: 'person',
  name,
  bot: '',
  ...(colour !== null && { colour }),
});
export const botPlayer = (index: number, bot = USUAL_BOT): Player => ({
  kind: 'bot',
  name: BOT_NAMES[index % BOT_NAMES.length] ?? 'Bot',
  bot,
});

/** The level chosen for the bots at a table; the first one's stands for all. */
export const levelOf = (players: readonly Player[]): string | undefined =>
  players.find(({ kind }) => kind === 'bot')?.bot;

/** As many as are wanted: the last ones leave, or bots come. */
export const seatedAs = (players: readonly Player[], count: number): readonly Player[] => {
  const there = players.slice(0, count);
  const missing = count - there.length;
  return [
    ...there,
    ...Array.from({ length: missing }, (_, i) => botPlayer(there.length + i, levelOf(players))),
  ];
};

/** What stands on the button that begins; nothing where no bot plays. */
export const levelText = (players: readonly Player[]): string => {
  const levels = new Set(players.filter(({ kind }) => kind === 'bot').map(({ bot }) => bot));
  if (levels.size > 1) return m.setup_levels();
  return [...levels].map((level) => m.start_level({ level: levelName(level) })).join('');
};

/** What a person last chose. */
type Usual = Pick<PageSettings, 'name' | 'level' | 'colour'>;

export const againstBots = ({ name, level, colour }: Usual): GameSetup => ({
  game: 'base',
  options: {},
  players: [person(name, colour), botPlayer(0, level), botPlayer(1, level), botPlayer(2, level)],
  seed: newSeed(),
  help: { hints: true, hands: true },
});

/** Whoever has not finished a game begins on the board that is made for it. */
export const firstOr = (setup: GameSetup): GameSetup =>
  hasPlayed() ? setup : { ...setup, options: { ...games[setup.game]?.firstOptions, ...setup.options } };

/** People who sit together count for themselves unless they agree otherwise. */
export const oneDevice = (count: number): GameSetup => ({
  game: 'base',
  options: {},
  players: Array.from({ length: Math.min(count, 6) }, (_, i) => person(m.setup_player({ number: i + 1 }))),
  seed: newSeed(),
  help: { hints: true, hands: false },
});
