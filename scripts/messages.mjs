// Compiles the page's texts; without them its sources do not type-check. Does nothing when they are up to date.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'packages', 'web');
const output = join(web, 'src', 'paraglide');
// the compiler leaves a file alone whose text is the same
const stamp = join(output, '.stamp');
const compiler = join(root, 'node_modules', '@inlang', 'paraglide-js', 'bin', 'run.js');

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function sources() {
  const features = join(web, 'src', 'features');
  const folders = [
    join(web, 'src', 'messages'),
    ...readdirSync(features).map((name) => join(features, name, 'messages')),
  ].filter(existsSync);
  const texts = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return [join(web, 'project.inlang', 'settings.json'), ...texts];
}

function isFresh() {
  const made = existsSync(join(output, 'messages.js')) ? timeOf(stamp) : 0;
  return made > 0 && sources().every((path) => timeOf(path) <= made);
}

function compile() {
  const args = [compiler, 'compile', '--project', './project.inlang', '--outdir', './src/paraglide'];
  const { status } = spawnSync(process.execPath, [...args, '--strategy', 'baseLocale'], {
    cwd: web,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, '');
}

if (existsSync(web) && existsSync(compiler) && !isFresh()) compile();
