/** An external bot as a module: it runs in a thread of its own, behind the same lines. */
import { pathToFileURL } from 'node:url';
import type { BotMaker } from '@landnam/bots';
import { LineBot } from '@landnam/bots/lines';
import { fail, type Result } from '@landnam/engine';
import type { Guest } from './guest.js';

const wordOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const load = async (path: string): Promise<LineBot> => {
  const { bot } = (await import(pathToFileURL(path).href)) as { readonly bot?: unknown };
  if (typeof bot !== 'function') throw new Error('it exports no function called bot');
  return new LineBot(bot as BotMaker);
};

export class GuestModule implements Guest {
  private readonly loaded: Promise<LineBot>;
  private readonly told: string[] = [];

  constructor(path: string) {
    this.loaded = load(path);
    // reported when it is asked
    this.loaded.catch(() => undefined);
  }

  tell(line: string): void {
    this.told.push(line);
  }

  /** The caller ends the thread if this takes too long. */
  async ask(line: string): Promise<Result<string, string>> {
    try {
      const bot = await this.loaded;
      for (const told of this.told.splice(0)) {
        const heard = bot.take(told);
        if (!heard.ok) return heard;
      }
      const answer = bot.take(line);
      return answer.ok ? { ok: true, value: answer.value ?? '' } : answer;
    } catch (error) {
      return fail(`it failed: ${wordOf(error)}`);
    }
  }

  stop(): void {
    this.told.length = 0;
  }
}
