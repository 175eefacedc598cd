import type { GameStanding } from '@landnam/table';

/** A game as it stands, what it is called, and whose eyes look at it. */
export interface Looked {
  readonly live: GameStanding;
  readonly name: string;
  readonly seat: number;
}
