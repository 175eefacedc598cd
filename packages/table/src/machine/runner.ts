/** Runs a table's steps: proposed, written, and only then taken over. */
import type { TableGiven, TableEvent, TableHappening, TableNow, TableProposal, TableStep } from './events.js';
import { step } from './step.js';

/** Where one table is kept. `Trouble` is why it could not be written. */
export interface RunnerPort<Trouble> {
  readonly given: TableGiven;
  table(): TableNow;
  now(): number;
  salt(): Uint8Array;
  /** Durable once it says `written`; `raced` if somebody else wrote first. */
  write(next: TableProposal, at: number): Promise<'written' | 'raced' | Trouble>;
  /** Table, news, thoughts and times are what was proposed. */
  adopt(next: TableProposal): Promise<void>;
  /** From where the table is kept, after a lost race; null once there is none. True if what was proposed stands there: then it was no race. */
  readOn(proposed: TableProposal): Promise<boolean | null>;
}

export type Ran<Trouble> =
  | { readonly kind: 'stepped'; readonly step: TableStep }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  /** Others were faster, again and again. */
  | { readonly kind: 'raced' };

const ATTEMPTS = 5;

const writes = ({ effects }: TableProposal): boolean => effects.some(({ kind }) => kind === 'write');

/** One after another: whoever calls sees to it that no two run at once. */
export const runStep = async <Trouble extends string>(
  port: RunnerPort<Trouble>,
  happening: TableHappening,
): Promise<Ran<Trouble>> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const at = port.now();
    const event: TableEvent = { ...happening, at, salt: port.salt() };
    const next = step(port.given, port.table(), event);
    if (!next.ok) return { kind: 'stepped', step: next };
    const written = writes(next) ? await port.write(next, at) : 'written';
    if (written === 'written') await port.adopt(next);
    if (written === 'written') return { kind: 'stepped', step: next };
    if (written !== 'raced') return { kind: 'trouble', trouble: written };
    const isThere = await port.readOn(next);
    if (isThere === null) break;
    if (isThere) return { kind: 'stepped', step: next };
  }
  return { kind: 'raced' };
};
