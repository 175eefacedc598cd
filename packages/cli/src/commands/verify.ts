import { type Proof, type Verified, verifyLog } from '@landnam/table';
import type { Command } from 'commander';
import { readAddress, isAddress } from '../addresses.js';
import { readText } from '../files.js';
import { print, printJson, table } from '../output.js';

interface Flags {
  json?: true;
  all?: true;
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

const asText = ({ proofs, commitment, sealed }: Verified, all: boolean): string => {
  const shown = all ? proofs : proofs.slice(0, SHOWN);
  const rest = proofs.length - shown.length;
  const added = sealed.nonces.filter((nonce) => nonce !== null).length;
  return [
    `It holds: ${proofs.length} outcomes, the deal included, follow from the secret promised as ${commitment}`,
    `and the nonces of ${added} of ${sealed.nonces.length} seats.`,
    '',
    table([['outcome', 'action', 'drawn', 'HMAC-SHA-256'], ...shown.map(rowOf)]),
    ...(rest > 0 ? [`… and ${rest} more (--all shows them)`] : []),
  ].join('\n');
};

const say = (verified: Awaited<ReturnType<typeof verifyLog>>, flags: Flags): void => {
  if (!verified.ok) process.exitCode = DOES_NOT_HOLD;
  const proofs = verified.ok ? verified.value.proofs : [];
  const outcomes = proofs.length;
  if (flags.json)
    printJson(verified.ok ? { ok: true, outcomes } : { ok: false, outcomes, reason: verified.error });
  else
    print(verified.ok ? asText(verified.value, flags.all === true) : `It does not hold: ${verified.error}.`);
};

export const addVerify = (program: Command): void => {
  program
    .command('verify')
    .description('check every die, draw and steal of a finished game against what was promised before it')
    .argument('<source>', 'a log, or the address of a table')
    .option('--all', 'show every outcome with its proof')
    .option('--json', 'print JSON')
    .action(async (source: string, flags: Flags) => {
      const text = isAddress(source) ? await readAddress(source) : readText(source);
      say(await verifyLog(text), flags);
    });
};
