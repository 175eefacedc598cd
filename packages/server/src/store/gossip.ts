/** Who is there, by node. Kept in memory alone: who reads along is known by the node that tells the news. */
import type { PeopleThere } from './store.js';

/** Seats and watchers, by table. */
export type SaidPeople = Readonly<Record<string, readonly [number, number]>>;

interface KnownNode {
  heard: number;
  readonly people: Map<string, PeopleThere>;
}

export const NOBODY: PeopleThere = { seats: 0, watchers: 0 };

const isSame = (a: PeopleThere, b: PeopleThere): boolean => a.seats === b.seats && a.watchers === b.watchers;

/** False if that was known. */
const put = (people: Map<string, PeopleThere>, table: string, there: PeopleThere): boolean => {
  if (isSame(people.get(table) ?? NOBODY, there)) return false;
  if (isSame(there, NOBODY)) people.delete(table);
  else people.set(table, there);
  return true;
};

export class Gossip {
  readonly #here = new Map<string, PeopleThere>();
  readonly #nodes = new Map<string, KnownNode>();

  set(table: string, there: PeopleThere): boolean {
    return put(this.#here, table, there);
  }

  here(table: string): PeopleThere {
    return this.#here.get(table) ?? NOBODY;
  }

  /** Tables where somebody is here. */
  tables(): IterableIterator<string> {
    return this.#here.keys();
  }

  others(table: string): PeopleThere {
    let [seats, watchers] = [0, 0];
    for (const { people } of this.#nodes.values()) {
      const there = people.get(table);
      if (there === undefined) continue;
      seats |= there.seats;
      watchers += there.watchers;
    }
    return { seats, watchers };
  }

  knows(node: string): boolean {
    return this.#nodes.has(node);
  }

  /** It lives; which of its tables are different now. */
  hear(node: string, said: SaidPeople, now: number): readonly string[] {
    const known = this.#nodes.get(node) ?? { heard: now, people: new Map<string, PeopleThere>() };
    known.heard = now;
    this.#nodes.set(node, known);
    return Object.entries(said).flatMap(([table, [seats, watchers]]) =>
      put(known.people, table, { seats, watchers }) ? [table] : [],
    );
  }

  /** Which tables had people there. */
  forget(node: string): readonly string[] {
    const tables = [...(this.#nodes.get(node)?.people.keys() ?? [])];
    this.#nodes.delete(node);
    return tables;
  }

  /** Nodes that were not heard since then. */
  silentSince(time: number): readonly string[] {
    return [...this.#nodes].flatMap(([node, { heard }]) => (heard < time ? [node] : []));
  }

  /** One of them died, or this one heard nothing for a while: those who live say it again. */
  forgetOthers(): readonly string[] {
    return [...this.#nodes.keys()].flatMap((node) => this.forget(node));
  }
}
