/** Builds once before the first test: nodes, commands and packed packages are plain Node processes, which run built files. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const setup = (): void => {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the packages cannot be built:\n${stdout}`);
};
