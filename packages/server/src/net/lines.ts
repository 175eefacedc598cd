/** Who is connected to this node right now, by socket or by a waiting poll. */
export interface OpenLine {
  readonly guest: string;
  end(): void;
}

export class Lines {
  private readonly open = new Set<OpenLine>();

  /** The returned function removes it again. */
  add(line: OpenLine): () => void {
    this.open.add(line);
    return () => void this.open.delete(line);
  }

  end(guests: ReadonlySet<string>): void {
    if (guests.size === 0) return;
    for (const line of this.open) if (guests.has(line.guest)) line.end();
  }
}
