import { actors, CHANCE, hashState, isOver, NONE, seatsOf, topKind } from '@landnam/engine';
import { WHOLE } from '@landnam/engine/position';
import { type OpenPosition, outcomeOf, writePosition, writePositionLine } from '@landnam/maps';
import type { Command } from 'commander';
import { drawn } from '../drawn.js';
import { wholeNumber } from '../input.js';
import { print, printJson } from '../output.js';
import { readSource } from '../source.js';
import { replayText } from './replay.js';

interface Flags {
  to?: number;
  json?: true;
}

/** A log stands for the position it leads to. */
const open = (source: string, to: number | undefined): OpenPosition =>
  readSource(source, {
    ply: to,
    option: '--to',
    log: (name, text) => ({ ...replayText(name, text, to), viewer: WHOLE }),
    position: (position) => position,
  });

const asJson = (position: OpenPosition) => {
  const { map, game, state, viewer } = position;
  const line = writePositionLine(position, state, viewer);
  return {
    game: map.id,
    seats: game.seats,
    hash: hashState(state),
    position: line.ok ? line.value : writePosition(position, state, viewer),
    form: writePosition(position, state, viewer),
  };
};

const seatName = (seat: number): string => (seat === CHANCE ? 'nature' : `p${seat}`);

const whoIsAsked = ({ game, state }: OpenPosition): string =>
  isOver(state)
    ? outcomeOf(game, state)
    : `${game.frameNames[topKind(state)]} asks ${seatsOf(actors(game, state)).map(seatName).join(', ')}`;

const whoSees = (viewer: number): string => {
  if (viewer === WHOLE) return '';
  return viewer === NONE ? ', as everybody sees it' : `, as p${viewer} sees it`;
};

const asText = (position: OpenPosition): string => {
  const { map, game, state, viewer } = position;
  const who = `${map.id}, ${game.seats} players${whoSees(viewer)}: ${whoIsAsked(position)}`;
  return drawn(game, state, [], `${who}. Its hash is ${hashState(state)}.`);
};

export const addShow = (program: Command): void => {
  program
    .command('show')
    .description('draw a position, or say what is wrong with it')
    .argument('<position>', 'a position, a file with one, or a log; - is standard input')
    .option('--to <ply>', 'of a log: after this many entries', wholeNumber(0))
    .option('--json', 'print JSON')
    .action((source: string, { to, json }: Flags) => {
      const position = open(source, to);
      if (json) printJson(asJson(position));
      else print(asText(position));
    });
};
