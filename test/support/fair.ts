/** Games whose chance is sealed: people at some seats, bots at others, all playing at random. */
import type { Seat } from '@landnam/engine';
import type { FailedOpening } from '@landnam/engine/log';
import { fetchGame } from '@landnam/maps';
import type { LiveTable } from '@landnam/table';
import {
  commitmentOf,
  digestOfView,
  fairTable,
  type GameSetup,
  hashOfNonce,
  nonceFrom,
  type Opening,
  openingFor,
  type Seal,
  SEAL_FORMAT,
  type Sealed,
  secretFor,
  seededMinds,
  type ToldView,
  writeLog,
} from '@landnam/table';
import { layoutOfGame } from '@landnam/engine/log';

export const TABLE = 'aTable';
/** A bot sits here, and adds no nonce. */
export const BOT_SEAT = 1;

export const nonceOf = (seat: number): string => nonceFrom(new Uint8Array(16).fill(seat + 1));

export const sealedFor = (seats: number, scheme: Sealed['scheme'] = 2, byte = 5): Sealed => ({
  scheme,
  secret: secretFor(TABLE, new Uint8Array(32).fill(byte)),
  nonces: Array.from({ length: seats }, (_, seat) => (seat === BOT_SEAT ? null : nonceOf(seat))),
});

export const setUp = (game: string, seats: number, options: GameSetup['options'] = {}): GameSetup => ({
  game,
  options,
  seed: '',
  players: Array.from({ length: seats }, (_, seat) =>
    seat === BOT_SEAT
      ? { kind: 'bot', name: 'Bot', bot: 'random' }
      : { kind: 'person', name: `Person ${seat}`, bot: '' },
  ),
});

/** What each seat is told after every move. */
export type Watch = (live: LiveTable) => void;

export const playOut = async (
  live: LiveTable,
  watch: Watch = () => undefined,
  goOn = () => true,
): Promise<void> => {
  for (live.playNature(); live.over() === null && goOn(); live.playNature()) {
    watch(live);
    await live.playByChance(live.next() as Seat);
  }
  watch(live);
};

export const dealt = (
  setup: GameSetup,
  sealed: Sealed,
  minds = 'bots',
  failed: readonly FailedOpening[] = [],
): LiveTable => {
  const live = fairTable(setup, sealed, seededMinds(minds), failed);
  if (!live.ok) throw new Error(live.error);
  return live.value;
};

export const fairGame = async (
  game: string,
  seats: number,
  sealed = sealedFor(seats),
): Promise<LiveTable> => {
  await fetchGame(game);
  const live = dealt(setUp(game, seats), sealed);
  await playOut(live);
  return live;
};

export const toldLog = (live: LiveTable, { secret }: Sealed): string =>
  writeLog(live, 0, { reveal: { secret } });

export const openingOf = (setup: GameSetup, { secret, nonces }: Sealed, attempt = 1): Opening => {
  const opening = openingFor(setup, {
    table: TABLE,
    attempt,
    commitment: commitmentOf(secret),
    hashes: nonces.map((nonce) => (nonce === null ? null : hashOfNonce(nonce))),
  });
  if (!opening.ok) throw new Error(opening.error);
  return opening.value;
};

export const viewOf = (live: LiveTable, seat: number): ToldView => ({
  seat,
  ply: live.ply,
  layout: layoutOfGame(live.table.game),
  digest: digestOfView(live.seenBy(seat).bytes),
});

export const sealOf = (
  opening: Opening,
  seat: number,
  views: readonly ToldView[] = [],
  nonce = nonceOf(seat),
): Seal => ({
  format: SEAL_FORMAT,
  table: TABLE,
  openings: [{ opening, seat, nonce, at: 0 }],
  views,
});
