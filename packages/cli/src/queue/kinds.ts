/** What the jobs of a queue can be. */
import type { BlockResult } from '@landnam/bots/arena';
import { type BlockJob, playBlock } from '../arena/contest.js';
import { type Block, playBlock as playRows, type SelfplayJob } from '../selfplay/job.js';

export const KINDS = ['block', 'rows'] as const;
export type Kind = (typeof KINDS)[number];

/** A job as a thread is given it. */
export type KindJob =
  | { readonly kind: 'block'; readonly job: BlockJob }
  | { readonly kind: 'rows'; readonly job: SelfplayJob };

/** A result as it is stored: what can be told as JSON, and perhaps bytes. */
export type Played = (BlockResult | Block) & { readonly bytes?: Uint8Array };

export const playKind = (order: KindJob): Played =>
  order.kind === 'block' ? playBlock(order.job) : playRows(order.job);

/** Only a worker with the same code takes a job, and only one that allows it runs external commands. */
export const taskName = (kind: Kind, code: string, hasGuests: boolean): string =>
  `${hasGuests ? 'guests-' : ''}${kind}-${code}`;
