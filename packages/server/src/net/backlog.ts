/** Bytes that wait because the other end is not reading, tells and answers alike; counted by what the connection itself announces. */
import type { Socket } from 'socket.io';

interface Packet {
  readonly data?: string | { readonly length: number };
}

export class Backlog {
  private waiting = 0;
  private readonly most: number;

  constructor({ conn }: Pick<Socket, 'conn'>, most: number) {
    this.most = most;
    conn.on('packetCreate', ({ data }: Packet) => {
      this.waiting += data?.length ?? 0;
    });
    // only once everything before it has been sent
    conn.on('flush', () => {
      this.waiting = 0;
    });
  }

  get isFull(): boolean {
    return this.waiting > this.most;
  }
}
