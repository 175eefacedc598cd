/** Keeps what was used most recently; evicts the least recently used first. */
export class KeptGames<T> {
  private readonly things = new Map<string, T>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.things.size;
  }

  get(key: string, make: () => T): T {
    const thing = this.things.get(key) ?? make();
    this.things.delete(key);
    this.things.set(key, thing);
    if (this.things.size > this.most) this.things.delete(this.things.keys().next().value ?? '');
    return thing;
  }
}
