import { ATLAS, type MapData, optionsOf } from '@landnam/maps';
import type { OptionSpec } from '@landnam/engine';
import type { Command } from 'commander';
import { print, printJson, table } from '../output.js';

const entryOf = (map: MapData) => ({
  id: map.id,
  name: map.name,
  players: map.players,
  // what a choice means to whoever draws boards is no part of what this has always printed
  options: optionsOf(map).map(({ drawn: _drawn, ...spec }) => spec),
});

const choicesOf = (spec: OptionSpec): string => {
  if (spec.choices !== undefined) return spec.choices.join(' | ');
  return typeof spec.default === 'number' ? `${spec.least} to ${spec.most}` : 'true | false';
};

const describe = (map: MapData): string => {
  const options = optionsOf(map).map((spec) => [
    `  ${spec.name}`,
    choicesOf(spec),
    `(${String(spec.default)})`,
    `[${spec.rule}]`,
  ]);
  return `${map.id}: ${map.name}, ${map.players.join(', ')} players\n${table(options)}`;
};

export const addGames = (program: Command): void => {
  program
    .command('games')
    .description('list the games, how many can play and what the host may choose')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: true }) => {
      const maps = [...ATLAS.values()];
      if (json) printJson(maps.map(entryOf));
      else print(maps.map(describe).join('\n\n'));
    });
};
