/** Who plays when a game of others is begun again here: the viewer, and bots for everybody else who is not here. */
import type { GameSession, Player, Snapshot } from '../../session/types.js';

const STAND_IN = 'normal';

const alone = (players: readonly Player[], seat: number): readonly Player[] =>
  players.map(
    (player, each): Player =>
      each === seat || player.kind === 'bot' ? player : { kind: 'bot', name: player.name, bot: STAND_IN },
  );

/** At one device everybody is still there. */
export const againBy = ({ info }: GameSession, { seat }: Snapshot): readonly Player[] => {
  const { players } = info.setup;
  return info.apart ? alone(players, seat) : players;
};

export const playersFor = (players: readonly Player[], seat: number): readonly Player[] => {
  const person = players.findIndex(({ kind }) => kind === 'person');
  const own = seat < players.length ? seat : Math.max(0, person);
  return alone(
    players.map((player, each) => (each === own ? { kind: 'person', name: player.name, bot: '' } : player)),
    own,
  );
};
