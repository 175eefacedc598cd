/** Lines in and out while a game waits for them: bots are asked synchronously, so the event loop never turns. */
import { readSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { InputError } from '../input.js';

const CHUNK = 1 << 16;
const LONGEST = 1 << 20;
/** A pipe that does not wait is asked again this often. */
const PAUSE_MS = 2;
const bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** As often as the pipe says that it is not ready. */
const insist = (attempt: () => number): number => {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (codeOf(error) === 'EOF') return 0;
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(bell, 0, 0, PAUSE_MS);
    }
  }
};

export const writeLine = (file: number, text: string): void => {
  const bytes = Buffer.from(`${text}\n`);
  for (let at = 0; at < bytes.length; ) at += insist(() => writeSync(file, bytes, at));
};

export class LineInput {
  private readonly file: number;
  private readonly chunk = Buffer.alloc(CHUNK);
  private readonly decoder = new StringDecoder('utf8');
  private text = '';

  constructor(file: number) {
    this.file = file;
  }

  /** Without its line feed; null once the input has ended. */
  next(): string | null {
    for (;;) {
      const end = this.text.indexOf('\n');
      if (end >= 0) return this.take(end);
      if (this.text.length > LONGEST) throw new InputError(`a line is longer than ${LONGEST} characters`);
      if (!this.fill()) return null;
    }
  }

  private take(end: number): string {
    const line = this.text.slice(0, end);
    this.text = this.text.slice(end + 1);
    return line;
  }

  private fill(): boolean {
    const bytes = insist(() => readSync(this.file, this.chunk));
    this.text += this.decoder.write(this.chunk.subarray(0, bytes));
    return bytes > 0;
  }
}
