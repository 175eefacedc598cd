import { allPoints, hashState, type Seat, seatsOf } from '@landnam/engine';
import { type Log, RULES_VERSION } from '@landnam/engine/log';
import { describeProblem, type Replay, replayLog, writePosition, writePositionLine } from '@landnam/maps';
import type { Command } from 'commander';
import { drawn } from '../drawn.js';
import { readText } from '../files.js';
import { InputError, need, wholeNumber } from '../input.js';
import { print, printJson } from '../output.js';

interface Flags {
  to?: number;
  json?: true;
  position?: true;
}

/** `file` is named in errors. */
export const replayText = (file: string, text: string, to: number | undefined): Replay => {
  const replay = replayLog(text, to === undefined ? {} : { to });
  if (!replay.ok) throw new InputError(`${file}: ${describeProblem(replay.error)}`);
  return replay.value;
};

/** One line; with --json the readable form. */
const printPosition = (replay: Replay, json: boolean): void => {
  if (json) printJson(writePosition(replay, replay.state));
  else print(need(writePositionLine(replay, replay.state)));
};

const asJson = ({ game, state, log, plies, outcome, sameLayout }: Replay) => ({
  game: log.header.game,
  rules: log.header.rules,
  players: game.seats,
  options: log.header.options,
  entries: log.entries.length,
  plies,
  checks: log.checks.filter(({ ply }) => ply <= plies).length,
  hashesCompared: sameLayout,
  hash: hashState(state),
  outcome,
  winners: seatsOf(state.core.winners[0] ?? 0),
  points: Array.from({ length: game.seats }, (_, seat) => allPoints(game, state, seat as Seat)),
});

/** Names where people gave them, otherwise what plays there. */
const whoPlays = ({ header, names }: Log): readonly string[] =>
  Array.from({ length: header.seats }, (_, seat) => names[seat] ?? header.seated?.[seat] ?? `p${seat}`);

const remark = ({ log, sameLayout }: Replay): string =>
  [
    ...(log.header.rules === RULES_VERSION
      ? []
      : [` It was written by rules version ${log.header.rules}, this is ${RULES_VERSION}: nothing differs.`]),
    ...(sameLayout
      ? []
      : [
          ' Positions had another layout when it was written: every action is legal, hashes were not compared.',
        ]),
  ].join('');

const asText = (replay: Replay): string => {
  const { game, state, log, plies, outcome, sameLayout } = replay;
  const checks = sameLayout ? log.checks.filter(({ ply }) => ply <= plies).length : 0;
  const played = `${plies} of ${log.entries.length} entries played, ${checks} hashes agree`;
  return drawn(game, state, whoPlays(log), `${log.header.game}: ${played}; ${outcome}.${remark(replay)}`);
};

export const addReplay = (program: Command): void => {
  program
    .command('replay')
    .description('replay a log, check every hash, print board and result')
    .argument('<file>', 'a log')
    .option('--to <ply>', 'stop after this many entries', wholeNumber(0))
    .option('--position', 'print the position that was reached, on one line')
    .option('--json', 'print JSON')
    .action((file: string, flags: Flags) => {
      const replay = replayText(file, readText(file), flags.to);
      if (flags.position) printPosition(replay, flags.json === true);
      else if (flags.json) printJson(asJson(replay));
      else print(asText(replay));
    });
};
