/** Where games are stored: in the browser's database or, while that is refused, with the page until it is closed. */
import type { SavedClock } from '@landnam/table';
import { whyUnsaved } from './database.js';
import { branchOf, type WholeGame } from './savedGame.js';
import { appendEntries, readGame, saveClock } from './saves.js';
import type { Unsaved } from '../types.js';

type Awaitable<T> = T | Promise<T>;

export interface ShelvedGame extends WholeGame {
  readonly unsaved: Unsaved;
}

/** The page's shelf as its workers see it. */
export interface ShelfPort {
  put(game: ShelvedGame): Awaitable<void>;
  take(id: string): Awaitable<ShelvedGame | undefined>;
  drop(id: string): Awaitable<void>;
}

/** Lives in the page's thread, since a worker ends with its table. */
export class Shelf implements ShelfPort {
  private readonly games = new Map<string, ShelvedGame>();

  put(game: ShelvedGame): void {
    this.games.set(game.saved.id, game);
  }

  take(id: string): ShelvedGame | undefined {
    return this.games.get(id);
  }

  drop(id: string): void {
    this.games.delete(id);
  }

  all(): ShelvedGame[] {
    return [...this.games.values()];
  }
}

export interface FoundGame extends WholeGame {
  /** How many of the lines are in the database. */
  readonly written: number;
  /** The branch that they are of. */
  readonly branchKept: number;
  /** Why the rest are not. */
  readonly unsaved: Unsaved | null;
}

/** The saved games cannot be read now, so whether the game is among them is unknown. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** After a cut fewer lines may be the newer ones. */
export const isFurther = (a: WholeGame, b: WholeGame): boolean =>
  branchOf(a) === branchOf(b) ? a.entries.length > b.entries.length : branchOf(a) > branchOf(b);

/** What is saved of another branch counts as far as both are the same. */
const writtenOf = (saved: WholeGame | undefined, { entries }: WholeGame) => {
  if (saved === undefined) return { written: 0, branchKept: 0 };
  const differs = saved.entries.findIndex((line, i) => line !== entries[i]);
  return { written: differs < 0 ? saved.entries.length : differs, branchKept: branchOf(saved) };
};

export class Keep {
  shelf: ShelfPort = new Shelf();
  private readonly shelved = new Set<string>();

  async find(id: string): Promise<FoundGame | undefined> {
    let unsaved: Unsaved | null = null;
    const saved = await readGame(id).catch((error: unknown) => {
      unsaved = whyUnsaved(error);
      return undefined;
    });
    const shelved = await this.shelf.take(id);
    if (unsaved !== null && shelved === undefined) throw new StorageError(unsaved);
    if (shelved === undefined || (saved !== undefined && isFurther(saved, shelved)))
      return saved && { ...saved, ...writtenOf(saved, saved), unsaved: null };
    this.shelved.add(id);
    return { ...shelved, ...writtenOf(saved, shelved) };
  }

  /** Writes the lines that are not saved yet; returns why it could not. */
  async write({ saved, entries }: WholeGame, from: number, was?: number): Promise<Unsaved | null> {
    try {
      await appendEntries(saved, from, entries, was);
      if (this.shelved.delete(saved.id)) await this.shelf.drop(saved.id);
      return null;
    } catch (error) {
      const why = whyUnsaved(error);
      // a fork of what another tab has written is not worth keeping
      if (why !== 'elsewhere') await this.lay({ saved, entries, unsaved: why });
      return why;
    }
  }

  private async lay(game: ShelvedGame): Promise<void> {
    this.shelved.add(game.saved.id);
    await this.shelf.put(game);
  }

  /** Losing a save of the clock only gives back some seconds after a reload. */
  async writeClock(id: string, clock: SavedClock): Promise<void> {
    await saveClock(id, clock).catch(() => undefined);
  }
}
