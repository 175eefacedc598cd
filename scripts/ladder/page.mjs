/** docs/ladder.md from the rows of docs/ladder.json. */

const percent = (rate) => (100 * rate).toFixed(1);
const figure = (count) => count.toLocaleString('en');

/** With luck removed, if it was measured that way. */
function cell(row) {
  if (row === undefined) return '–';
  const { rate, low, high } = row.corrected ?? row;
  const mark = row.corrected === undefined ? '' : ' c';
  return `**${percent(rate)}** ${percent(low)}–${percent(high)} (${figure(row.games)}${mark})`;
}

const titleOf = (players, trade) =>
  `## ${players} players, ${trade === 'on' ? 'with trade' : 'without trade'}`;

function tableOf(rows, pairs) {
  const games = [...new Set(rows.map(({ game }) => game))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  const shown = pairs.filter(([level, against]) =>
    rows.some((row) => row.level === level && row.against === against),
  );
  const find = (game, [level, against]) =>
    rows.find((row) => row.game === game && row.level === level && row.against === against);
  return [
    `| game | ${shown.map(([level, against]) => `${level} against ${against}`).join(' | ')} |`,
    `| --- | ${shown.map(() => '---').join(' | ')} |`,
    ...games.map((game) => `| ${game} | ${shown.map((pair) => cell(find(game, pair))).join(' | ')} |`),
  ];
}

function sectionOf(rows, pairs, players, trade) {
  const here = rows.filter((row) => row.players === players && row.trade === trade);
  if (here.length === 0) return [];
  const even = `Even play is ${percent(1 / players)} %.`;
  return [titleOf(players, trade), even, '', ...tableOf(here, pairs), ''];
}

const whereOf = ({ commit, machine }) => `${commit} on ${machine}`;

/** Which commits, and on which machine. */
function sources(rows) {
  return [...new Set(rows.map(whereOf))].map((where) => {
    const here = rows.filter((row) => whereOf(row) === where);
    const names = [...new Set(here.map(({ level, against }) => `${level} against ${against}`))];
    const seconds = here.reduce((sum, row) => sum + row.cpuSeconds, 0);
    return `- ${where}: ${here.length} ${here.length === 1 ? 'pair' : 'pairs'} (${names.join(', ')}), ${figure(Math.round(seconds))} CPU seconds`;
  });
}

export function page(rows, pairs) {
  const errors = rows.reduce((sum, row) => sum + row.errors, 0);
  return [
    '# The ladder',
    '',
    'One seat of a level against others of a lower one, by [the arena](arena.md): wins of that seat in percent, their 95 % interval, and in how many games.',
    'With a c the rate is without luck (`--corrected`). Intervals are from block means.',
    `All levels see what their seat sees. Games with errors: ${errors}. Two runs give the same figures. A dash has not been measured yet.`,
    '',
    ...[4, 3, 2].flatMap((players) =>
      ['on', 'off'].flatMap((trade) => sectionOf(rows, pairs, players, trade)),
    ),
    '## How it is made',
    '`node scripts/ladder.mjs` runs the arena for each pair, keeps the result in [ladder.json](ladder.json) with its exact command and commit, and writes this page:',
    '',
    '```text',
    'node scripts/ladder.mjs --threads 16 --games 2000 --seed ladder',
    'landnam arena --game base --bots hard,normal,normal,normal --blocks 500 --seed ladder',
    'landnam arena --game base --bots hard,normal --blocks 1000 --seed ladder --options noPlayerTrade=true',
    '```',
    '',
    ...sources(rows),
    '',
  ].join('\n');
}
