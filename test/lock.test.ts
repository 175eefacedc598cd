import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { installArguments } from '../scripts/ensure.mjs';
import { completeLock, platformOf } from '../scripts/lock.mjs';

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');

test('the lock names every native part; otherwise run `npm run lock`', () => {
  const lock = JSON.parse(text);
  expect(Object.keys(completeLock(lock).packages)).toEqual(Object.keys(lock.packages));
});

test('the lock contains no registry address; otherwise run `npm run lock`', () => {
  const resolved = [...text.matchAll(/"resolved": "([^"]*)"/g)].map((match) => match[1]);
  expect(resolved.filter((address) => !/^packages\/\w+$/.test(address))).toEqual([]);
});

test('a native part is known by its name', () => {
  expect(platformOf('@x/binding-linux-arm-musleabihf')).toEqual({ os: 'linux', cpu: 'arm', libc: 'musl' });
  expect(platformOf('@x/binding-win32-x64-msvc')).toEqual({ os: 'win32', cpu: 'x64', libc: undefined });
});

test('the lock is used where it was made', () => {
  expect(installArguments('linux', 'x64')).toEqual(['ci', '--include=dev']);
  expect(installArguments('darwin', 'arm64')).toContain('--no-package-lock');
});
