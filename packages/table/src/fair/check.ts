/** The whole check of a finished game: its own proof, and what a participant's browser remembers of it. */
import { type Log, parseLog } from '@landnam/engine/log';
import type { Seal } from './seal.js';
import { openingsProblem, sealsTheGame } from './sealedOpenings.js';
import { viewsProblem } from './toldViews.js';
import { type Verified, verifyLog } from './verify.js';

export type SealState = 'none' | 'matched' | 'differs';

/** What a participant's browser remembers. */
export interface LogMemory {
  readonly seal?: Seal;
  /** As the table reported it at the end. */
  readonly secret?: string | null;
}

export interface Checked {
  readonly holds: boolean;
  /** The reason in one line, for either verdict. */
  readonly because: string;
  /** `none`: no participant's record is at hand, so the log is compared only with itself. */
  readonly seal: SealState;
  readonly verified?: Verified;
}

const differs = (because: string, verified?: Verified): Checked => ({
  holds: false,
  because,
  seal: 'differs',
  ...(verified !== undefined && { verified }),
});

const remembered = (
  text: string,
  log: Log,
  verified: Verified,
  { seal, secret }: LogMemory,
): string | null => {
  if (secret !== undefined && secret !== null && secret !== verified.sealed.secret)
    return 'the table revealed a different secret from the log';
  if (seal === undefined) return null;
  return openingsProblem(seal, log, verified.sealed) ?? viewsProblem(seal.views, text, log);
};

const sealedWell = (seal: Seal | undefined, log: Log): SealState =>
  seal !== undefined && sealsTheGame(seal, log) ? 'matched' : 'none';

const followText = ({ proofs, commitment }: Verified): string =>
  `${proofs.length} outcomes, the deal included, follow from the secret promised as ${commitment}`;

/** Never throws: a failed check is a result. */
export const checkLog = async (text: string, memory: LogMemory = {}): Promise<Checked> => {
  const verified = await verifyLog(text);
  if (!verified.ok) return { holds: false, because: verified.error, seal: 'none' };
  const log = parseLog(text);
  if (!log.ok) return { holds: false, because: log.error.why, seal: 'none' };
  const why = remembered(text, log.value, verified.value, memory);
  if (why !== null) return differs(why, verified.value);
  const seal = sealedWell(memory.seal, log.value);
  return { holds: true, because: followText(verified.value), seal, verified: verified.value };
};
