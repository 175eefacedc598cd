/** The worker's part of boards that are dealt and measured: kinds, a board within limits, and bots that play on one. */
import { fail, type Result } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import {
  Balance,
  type BalanceBlock,
  balanceReport,
  likelyWeights,
  startingSites,
  weightsLike,
} from '@landnam/bots/balance';
import { fetchWeights } from '@landnam/bots/value';
import { fetchGame, findMap, setTable, type Table } from '@landnam/maps';
import {
  boardKinds,
  dealKind,
  hasFixedTiles,
  kindCalled,
  limitsFor,
  strayedFromPrint,
} from '@landnam/maps/balanced';
import { fetchAll, takeOwn } from '@landnam/table';
import type { BalanceWish, DealtBoard, DealtWish, KindTold, ToldBalance } from '../../workshop/dealTypes.js';
import { load } from './own.js';

const breathe = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Weights of the map that is played most alike, whose maps a page may not have yet. */
const fetchLikely = async (table: Table): Promise<void> => {
  await fetchGame(table.map.recipe);
  for (const id of likelyWeights(table.map)) {
    await fetchWeights(id, table.game.seats);
    if (weightsLike(table).ok) return;
  }
};

export class DealDesk {
  /** Counts runs: one that is not the latest ends. */
  private run = 0;

  async kinds(games: readonly string[]): Promise<readonly KindTold[]> {
    for (const game of games) await fetchGame(game);
    return boardKinds().map((kind) => {
      const { id, players, fairAsPrinted } = kind;
      return { id, players, fairAsPrinted, limits: limitsFor(kind, new Chance(id).below) };
    });
  }

  async deal({
    kind: id,
    seats,
    limits,
    seed,
    name,
  }: DealtWish): Promise<Result<DealtBoard, string | DealtBoard['clashes']>> {
    const kind = kindCalled(id);
    if (kind === undefined) return fail(id);
    const dealt = dealKind({ kind, seats, limits, name: seed }, new Chance(seed).below);
    if (!dealt.ok) return dealt;
    const { map, measures, tries } = dealt.value;
    return { ok: true, value: { map: takeOwn({ ...map, name }), measures, tries, clashes: [] } };
  }

  async hasStrayed(game: string): Promise<boolean> {
    await load(game);
    await fetchAll(game);
    const map = findMap(game);
    if (map === undefined) return false;
    await fetchGame(map.recipe);
    return strayedFromPrint(map);
  }

  stop(): void {
    this.run++;
  }

  private async open({ game, seats }: BalanceWish): Promise<Result<Table, string>> {
    await load(game);
    await fetchAll(game);
    const map = findMap(game);
    if (map === undefined) return fail(game);
    const table = setTable(map, seats);
    if (table.ok) await fetchLikely(table.value);
    return table;
  }

  /** Until there are enough games or it is stopped; tells after every block. */
  async balance(wish: BalanceWish, tell: (told: ToldBalance) => void): Promise<Result<true, string>> {
    const run = ++this.run;
    const table = await this.open(wish);
    if (!table.ok) return table;
    const weights = weightsLike(table.value);
    const balance = new Balance({
      table: table.value,
      seed: wish.seed,
      level: wish.level,
      ...(weights.ok ? { weights: weights.value.weights } : {}),
    });
    const blocks: BalanceBlock[] = [];
    const about = {
      seats: wish.seats,
      sameBoard: hasFixedTiles(table.value.map, wish.seats, table.value.options),
    };
    const rated =
      about.sameBoard && weights.ok ? startingSites(table.value, weights.value.weights, wish.seed) : null;
    while (run === this.run && blocks.length * wish.seats < wish.games) {
      blocks.push(balance.play(blocks.length));
      const isDone = blocks.length * wish.seats >= wish.games;
      const report = balanceReport(blocks, about);
      tell({ report, isDone, sites: rated ?? report.sites, isRated: rated !== null });
      await breathe();
    }
    return { ok: true, value: true };
  }
}
