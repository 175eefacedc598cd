/** Before a package is packed: rebuilt, so that nothing in `dist` is left of sources that are gone. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.cwd();
rmSync(join(folder, 'dist'), { recursive: true, force: true });
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
process.exitCode = spawnSync(process.execPath, [tsc, '-b', folder], { stdio: 'inherit' }).status ?? 1;
