/** The games of this browser as the page lists them: those that are saved, and those that could not be. */
import { LOG_FORMAT, NAME_MARK } from '@landnam/engine/log';
import { whyUnsaved } from './database.js';
import { Shelf } from './keep.js';
import type { SavedGame, WholeGame } from './savedGame.js';
import { dropGame, readGame, savedGames } from './saves.js';
import type { GameSetup, Unsaved } from '../types.js';

export const shelf = new Shelf();

export interface ListedGame extends SavedGame {
  /** Kept only in this tab. */
  readonly unsaved: boolean;
}

export interface Library {
  readonly games: readonly ListedGame[];
  /** Why the saved ones cannot be listed. */
  readonly trouble: Unsaved | null;
}

const listed =
  (unsaved: boolean) =>
  (saved: SavedGame): ListedGame => ({ ...saved, unsaved });

export const listGames = async (): Promise<Library> => {
  let trouble: Unsaved | null = null;
  const saved = await savedGames().catch((error: unknown) => {
    trouble = whyUnsaved(error);
    return [];
  });
  const shelved = shelf.all().map((game) => game.saved);
  const isShelved = ({ id }: SavedGame): boolean => shelf.take(id) !== undefined;
  const games = [
    ...shelved.map(listed(true)),
    ...saved.filter((game) => !isShelved(game)).map(listed(false)),
  ];
  return { games: games.sort((a, b) => b.updated - a.updated), trouble };
};

export const deleteGame = async (id: string): Promise<void> => {
  shelf.drop(id);
  await dropGame(id).catch(() => undefined);
};

const findGame = async (id: string): Promise<WholeGame | undefined> =>
  shelf.take(id) ?? (await readGame(id).catch(() => undefined));

const nameLines = ({ players }: GameSetup): string[] =>
  players.flatMap(({ name }, seat) => (name === '' ? [] : [`${NAME_MARK} p${seat} ${name}`]));

/** The stored lines exactly as they are, playable or not: without check lines. */
export const rawLog = async (id: string): Promise<string | undefined> => {
  const game = await findGame(id);
  if (game === undefined) return undefined;
  const { header, ...row } = game.saved;
  const head = [LOG_FORMAT, JSON.stringify(header), `# saved ${JSON.stringify(row)}`];
  return `${[...head, ...nameLines(row.setup), ...game.entries].join('\n')}\n`;
};
