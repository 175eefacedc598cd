/** One block of balance, played on any thread. */
import { Balance, type BalanceBlock, weightsLike } from '@landnam/bots/balance';
import { ATLAS, type MapData, setTable, type Table } from '@landnam/maps';
import { need } from '../input.js';
import { keepRooms } from '../threadMemo.js';

export interface BalanceTask {
  /** A shipped map by its id, so that it stays the same object. */
  readonly map: MapData | string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly level: string;
  readonly seed: string;
  /** Whether luck is taken out where weights suit. */
  readonly corrected: boolean;
}

export interface BalanceJob extends BalanceTask {
  readonly block: number;
}

export const tableOfTask = ({ map, players, options }: BalanceTask): Table =>
  need(setTable(typeof map === 'string' ? ATLAS.get(map)! : map, players, options));

const openBalance = (task: BalanceTask): Balance => {
  const table = tableOfTask(task);
  const { seed, level } = task;
  const found = task.corrected ? weightsLike(table) : undefined;
  return new Balance({ table, seed, level, ...(found?.ok ? { weights: found.value.weights } : {}) });
};

const balanceFor = keepRooms((task: BalanceTask) => JSON.stringify(task), openBalance);

export const playBalance = ({ block, ...task }: BalanceJob): BalanceBlock => balanceFor(task).play(block);
