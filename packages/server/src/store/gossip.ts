/** Who is there, by node. Kept in memory alone: who reads along is known by the node that tells the news. */
import { isSameThere, joinThere, type LookingThere } from './looking.js';
import type { PeopleThere } from './store.js';

/** Seats and watchers, and who of them look back together. Nodes of the build before read the first two. */
export type SaidThere = readonly [number, number, LookingThere?];
export type SaidPeople = Readonly<Record<string, SaidThere>>;

interface KnownNode {
  heard: number;
  readonly people: Map<string, PeopleThere>;
}

export const NOBODY: PeopleThere = { seats: 0, watchers: 0 };

const isSame = (a: PeopleThere, b: PeopleThere): boolean =>
  a.seats === b.seats && a.watchers === b.watchers && isSameThere(a.looking, b.looking);

const thereOf = ([seats, watchers, looking]: SaidThere): PeopleThere => ({
  seats,
  watchers,
  ...(looking && { looking }),
});

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

  said(table: string): SaidThere {
    const { seats, watchers, looking } = this.here(table);
    return looking === undefined ? [seats, watchers] : [seats, watchers, looking];
  }

  /** Tables where somebody is here. */
  tables(): IterableIterator<string> {
    return this.#here.keys();
  }

  others(table: string): PeopleThere {
    let [seats, watchers] = [0, 0];
    let looking: LookingThere | undefined;
    for (const { people } of this.#nodes.values()) {
      const there = people.get(table) ?? NOBODY;
      seats |= there.seats;
      watchers += there.watchers;
      looking = joinThere(looking, there.looking);
    }
    return { seats, watchers, ...(looking && { looking }) };
  }

  knows(node: string): boolean {
    return this.#nodes.has(node);
  }

  /** It lives; which of its tables are different now. */
  hear(node: string, said: SaidPeople, now: number): readonly string[] {
    const known = this.#nodes.get(node) ?? { heard: now, people: new Map<string, PeopleThere>() };
    known.heard = now;
    this.#nodes.set(node, known);
    return Object.entries(said).flatMap(([table, there]) =>
      put(known.people, table, thereOf(there)) ? [table] : [],
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
