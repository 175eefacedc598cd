/** A fingerprint of the code that plays: results of one version are never mixed with those of another. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLAYING = ['@landnam/engine', '@landnam/maps', '@landnam/bots'];
const LENGTH = 12;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|ts|json|bin)$/.test(name) && !/\.test\.|\.d\.ts$|tsbuildinfo/.test(name))
    .sort();

/** The compiled code, and the weights: other weights play other games. */
const foldersOf = (name: string): readonly string[] => {
  const compiled = dirname(fileURLToPath(import.meta.resolve(name)));
  return [compiled, join(compiled, '..', 'weights')].filter((folder) => existsSync(folder));
};

export const codeFingerprint = (): string => {
  const hash = createHash('sha256');
  for (const folder of PLAYING.flatMap(foldersOf)) {
    for (const file of filesIn(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, LENGTH);
};
