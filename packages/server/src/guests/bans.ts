/** Who may not come in any more. Asked with every message, so what the store says is remembered for a while. */
import type { Hall } from '../tables/hall.js';

const MOST = 50_000;

interface Known {
  readonly banned: boolean;
  readonly until: number;
}

export class Bans {
  private readonly known = new Map<string, Known>();
  private readonly hall: Hall;

  constructor(hall: Hall) {
    this.hall = hall;
  }

  async has(guest: string): Promise<boolean> {
    const now = this.hall.now();
    const known = this.known.get(guest);
    if (known !== undefined && known.until > now) return known.banned;
    return this.look(guest, now + this.hall.settings.banCheck);
  }

  private async look(guest: string, until: number): Promise<boolean> {
    const banned = (await this.hall.store.guest(guest))?.banned ?? false;
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(guest, { banned, until });
    return banned;
  }
}
