import { type Checked, checkLog, type Proof, readSeal, type Seal, type Verified } from '@landnam/table';
import type { Command } from 'commander';
import { readAddress, isAddress } from '../addresses.js';
import { readText } from '../files.js';
import { InputError } from '../input.js';
import { print, printJson, table } from '../output.js';

interface Flags {
  json?: true;
  all?: true;
  seal?: string;
}

const DOES_NOT_HOLD = 1;
const SHOWN = 8;

const drawnIn = ({ draws }: Proof): string =>
  draws.length === 1 ? `${draws[0]?.drawn} of ${draws[0]?.below}` : `${draws.length} draws`;

const rowOf = (proof: Proof): string[] => [
  proof.number === null ? 'deal' : String(proof.number),
  proof.number === null ? 'the board' : proof.action,
  drawnIn(proof),
  proof.digest.slice(0, 16),
];

const provenBy = ({ sealed, failed }: Verified): string => {
  const added = sealed.nonces.filter((nonce) => nonce !== null).length;
  const before =
    failed === 0 ? '' : ` ${failed} openings before this one failed: their secrets are in the log.`;
  return `Nonces of ${added} of ${sealed.nonces.length} seats are part of it.${before}`;
};

const SEALS: Readonly<Record<Checked['seal'], string>> = {
  none: 'No seal was compared: this shows that the log fits its own promise, not that anybody was shown that promise before.',
  matched: 'It agrees with the seal: opening, nonce, and the positions that were told during the game.',
  differs: 'It does not agree with the seal.',
};

/** What no check of a log can show. */
const NOT_PROVEN =
  'Not proven: that nobody knew dice in advance, that no opening was made to fail on purpose, the code of the page, players\u2019 names.';

const outcomesOf = ({ proofs }: Verified, all: boolean): string[] => {
  const shown = all ? proofs : proofs.slice(0, SHOWN);
  const rest = proofs.length - shown.length;
  return [
    table([['outcome', 'action', 'drawn', 'HMAC-SHA-256'], ...shown.map(rowOf)]),
    ...(rest > 0 ? [`\u2026 and ${rest} more (--all shows them)`] : []),
  ];
};

const asText = ({ because, seal, verified }: Checked, all: boolean): string =>
  [
    `It holds: ${because}.`,
    ...(verified === undefined ? [] : [provenBy(verified)]),
    SEALS[seal],
    NOT_PROVEN,
    '',
    ...(verified === undefined ? [] : outcomesOf(verified, all)),
  ].join('\n');

const say = (checked: Checked, flags: Flags): void => {
  const { holds, because, seal, verified } = checked;
  if (!holds) process.exitCode = DOES_NOT_HOLD;
  if (flags.json) printJson({ holds, because, seal, outcomes: holds ? (verified?.proofs.length ?? 0) : 0 });
  else print(holds ? asText(checked, flags.all === true) : `It does not hold: ${because}.`);
};

const sealIn = (file: string): Seal => {
  const seal = readSeal(readText(file));
  if (!seal.ok) throw new InputError(`${file}: ${seal.error}`);
  return seal.value;
};

export const addVerify = (program: Command): void => {
  program
    .command('verify')
    .description('check every die, draw and steal of a finished game against what was promised before it')
    .argument('<source>', 'a log, or the address of a table')
    .option('--seal <file>', 'compare it with what a browser saved before and during the game')
    .option('--all', 'show every outcome with its proof')
    .option('--json', 'print JSON')
    .action(async (source: string, flags: Flags) => {
      const text = isAddress(source) ? await readAddress(source) : readText(source);
      const memory = flags.seal === undefined ? {} : { seal: sealIn(flags.seal) };
      say(await checkLog(text, memory), flags);
    });
};
