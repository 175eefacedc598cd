/** Boards dealt and measured in a worker of their own: a search that takes long holds up nothing else. */
import { fail, type Result } from '@landnam/engine';
import { proxy, type Remote } from 'comlink';
import { messageOf } from '../problems.js';
import type { GameSetup, Preview } from '../types.js';
import type { DealDesk } from '../worker/workshop/dealDesk.js';
import { callWorker } from '../workplace.js';
import type { BalanceWish, DealtBoard, DealtWish, KindTold, ToldBalance } from './dealTypes.js';

const failure = (error: unknown): Result<never, string> => fail(messageOf(error));

export class Dealing {
  private readonly line = callWorker();
  private readonly desk = this.line.ask((desk) => desk.dealing()) as unknown as Promise<Remote<DealDesk>>;

  private async ask<T>(call: (desk: Remote<DealDesk>) => Promise<T>): Promise<T> {
    const desk = await this.desk;
    return this.line.ask(() => call(desk));
  }

  kinds(games: readonly string[]): Promise<readonly KindTold[]> {
    return this.ask((desk) => desk.kinds(games));
  }

  deal(wish: DealtWish): Promise<Result<DealtBoard, string | DealtBoard['clashes']>> {
    return this.ask<Result<DealtBoard, string | DealtBoard['clashes']>>((desk) => desk.deal(wish)).catch(
      failure,
    );
  }

  /** Makes a board that was dealt before known here. */
  hold({ map }: Pick<DealtBoard, 'map'>): Promise<void> {
    return this.line.ask(({ own }) => own.hold(map));
  }

  preview(setup: GameSetup): Promise<Result<Preview, string>> {
    return this.line.ask<Result<Preview, string>>(({ clerk }) => clerk.preview(setup)).catch(failure);
  }

  balance(wish: BalanceWish, tell: (told: ToldBalance) => void): Promise<Result<true, string>> {
    return this.ask<Result<true, string>>((desk) => desk.balance(wish, proxy(tell))).catch(failure);
  }

  /** Whether a board may favour somebody because only the printed one of its kind is balanced. */
  hasStrayed(game: string): Promise<boolean> {
    return this.ask((desk) => desk.hasStrayed(game)).catch(() => false);
  }

  stop(): void {
    void this.ask((desk) => desk.stop()).catch(() => undefined);
  }

  close(): void {
    this.line.hangUp();
  }
}
