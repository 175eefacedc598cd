import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const dataUrl = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;
/** As if the driver had not been installed: Node looks for it and finds nothing. */
const WITHOUT = dataUrl(
  `export const resolve = (name, context, next) => next(name === 'pg' ? 'pg-is-not-here' : name, context);`,
);
const HOOK = dataUrl(`import { register } from 'node:module'; register(${JSON.stringify(WITHOUT)});`);
const BUILT = new URL('../../dist/store/open.js', import.meta.url);

const openWithout = (databaseUrl: string | undefined): { code: number | null; out: string } => {
  const options = JSON.stringify({ dataDir: '', databaseUrl });
  const text = `import { openStore } from ${JSON.stringify(BUILT.href)};
    openStore(${options}).catch((error) => { console.log(error.message); process.exit(3); });`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', HOOK, '--input-type=module', '--eval', text],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('.', BUILT)), timeout: 60_000 },
  );
  return { code: status, out: stdout };
};

test('without its driver PostgreSQL is refused in one line that says what to install', () => {
  expect(openWithout('postgres://localhost/none')).toEqual({
    code: 3,
    out: 'PostgreSQL needs the package pg, which is not installed. Run: npm install pg\n',
  });
});
