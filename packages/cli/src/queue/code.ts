/** A fingerprint of the code that plays: results of one version are never mixed with those of another. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLAYING = ['@landnam/engine', '@landnam/maps', '@landnam/bots'];
const LENGTH = 12;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|ts|json)$/.test(name) && !/\.test\.|\.d\.ts$|tsbuildinfo/.test(name))
    .sort();

export const codeFingerprint = (): string => {
  const hash = createHash('sha256');
  for (const name of PLAYING) {
    const folder = dirname(fileURLToPath(import.meta.resolve(name)));
    for (const file of filesIn(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, LENGTH);
};
