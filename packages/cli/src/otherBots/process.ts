/** An external bot as a process: a line in, a line out, and no trust. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fail, ok, type Result } from '@landnam/engine';
import { reasonOf } from '../files.js';
import { end, hold } from './leash.js';
import type { Guest } from './guest.js';

/** Characters per line: an answer is short. */
export const LONGEST_LINE = 65_536;
const LAST_WORDS = 200;

type Reply = Result<string, string>;

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim() ?? '';

export class GuestProcess implements Guest {
  private readonly child: ChildProcessWithoutNullStreams;
  private unread = '';
  private complaint = '';
  private waiting: ((reply: Reply) => void) | undefined;
  private fault: string | undefined;
  private isEnded = false;

  constructor(command: string, args: readonly string[]) {
    this.child = spawn(command, args, { detached: process.platform !== 'win32', windowsHide: true });
    if (this.child.pid !== undefined) hold(this.child.pid);
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaint = (this.complaint + text).slice(-LAST_WORDS);
    });
    // a process that is gone cannot be written to: its exit reports that
    this.child.stdin.on('error', () => undefined);
    this.child.on('error', (error) =>
      this.lose(`it could not be started: ${reasonOf(error) ?? error.message}`),
    );
    this.child.on('close', (code, signal) => this.lose(this.lastWords(code, signal)));
  }

  private lastWords(code: number | null, signal: string | null): string {
    const how = signal === null ? `with exit code ${code}` : `by ${signal}`;
    const said = lastLine(this.complaint);
    return `it ended ${how}${said === '' ? '' : `: ${said}`}`;
  }

  private hear(text: string): void {
    const [first = '', ...rest] = text.split('\n');
    if (this.unread.length + first.length > LONGEST_LINE) return this.lose('it wrote a line without end');
    this.unread += first;
    for (const line of rest) {
      const whole = this.unread;
      this.unread = line;
      this.say(whole);
    }
  }

  private say(line: string): void {
    if (this.waiting === undefined) return this.lose('it wrote without being asked');
    this.settle(ok(line));
  }

  private settle(reply: Reply): void {
    this.waiting?.(reply);
    this.waiting = undefined;
  }

  /** The first fault counts: the rest are its consequences. */
  private lose(fault: string): void {
    this.fault ??= fault;
    this.settle(fail(this.fault));
    this.stop();
  }

  tell(line: string): void {
    if (this.fault === undefined) this.child.stdin.write(`${line}\n`);
  }

  async ask(line: string, patience: number): Promise<Reply> {
    if (this.fault !== undefined) return fail(this.fault);
    const answer = new Promise<Reply>((resolve) => {
      this.waiting = resolve;
    });
    const alarm = setTimeout(
      () => this.lose(`it did not answer within ${patience / 1000} seconds`),
      patience,
    );
    this.tell(line);
    const reply = await answer;
    clearTimeout(alarm);
    return reply;
  }

  stop(): void {
    this.fault ??= 'it was ended';
    if (this.isEnded) return;
    this.isEnded = true;
    if (this.child.pid !== undefined) end(this.child.pid);
  }
}
