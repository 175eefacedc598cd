/** The arena's blocks, played by workers elsewhere. */
import { type BlockRecord, type Contest, keyOf } from '../arena/contest.js';
import { readRecord } from '../arena/results.js';
import type { Players } from '../arena/run.js';
import { awaitOrder, type Order } from './await.js';

const REACH = 1000;

const orderOf = (contest: Contest): Order<BlockRecord> => ({
  kind: 'block',
  key: keyOf(contest),
  bots: contest.bots,
  reach: REACH,
  hasBytes: false,
  jobOf: (block) => ({ ...contest, block }),
  read: ({ record }) => readRecord(record, contest),
});

export const playQueued =
  (url: string): Players =>
  ({ contest }, blocks, done) =>
    awaitOrder(url, orderOf(contest), [...blocks], done);
