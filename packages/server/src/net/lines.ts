/** Who is connected to this node right now, by socket or by a poll that waits. */
export interface OpenLine {
  readonly guest: string;
  end(): void;
}

export class Lines {
  private readonly open = new Set<OpenLine>();

  /** What comes back takes it out again. */
  add(line: OpenLine): () => void {
    this.open.add(line);
    return () => void this.open.delete(line);
  }

  end(guests: ReadonlySet<string>): void {
    if (guests.size === 0) return;
    for (const line of this.open) if (guests.has(line.guest)) line.end();
  }
}
