// Runs a command silently; its output is shown only if it fails.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;

const shell = process.platform === 'win32';

/** Resolves with the exit code. */
export function run([command, ...args], { env = {}, quiet = false } = {}) {
  const stdio = ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'];
  const child = spawn(command, args, { cwd: root, env: { ...process.env, PATH, ...env }, shell, stdio });
  const said = [];
  child.stdout?.on('data', (part) => said.push(part));
  child.stderr?.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}
