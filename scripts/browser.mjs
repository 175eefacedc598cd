import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALL = ['-o', 'DPkg::Lock::Timeout=600', 'install', '-y', '--no-install-recommends', 'chromium'];
const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

const isRoot = () => process.getuid?.() === 0;
const isDebian = () => existsSync('/etc/debian_version');

const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-dev-shm-usage',
];

/** Flags for every launch; Chromium refuses to start as root with its sandbox. */
export const browserFlags = () => (isRoot() ? ['--no-sandbox', ...QUIET_FLAGS] : QUIET_FLAGS);

async function playwrightPath() {
  try {
    const { chromium } = await import('playwright-core');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`);
  return path || undefined;
}

const firstExisting = (paths) => paths.find((path) => path && existsSync(path));

const howToInstall = () =>
  isDebian() ? `sudo apt-get ${INSTALL.join(' ')}` : 'npx playwright install chromium';

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
}

// A fresh container has no package lists yet: the first install fails, the one after update works.
const installChromium = () => apt(INSTALL) || (apt(['update']) && apt(INSTALL));

/** Path of a Chromium for tests; installs one as root on Debian, otherwise throws with the command to run. */
export async function resolveBrowser() {
  const given = fromEnvironment();
  const found = given ?? firstExisting([await playwrightPath(), ...SYSTEM_PATHS]);
  if (found) return found;
  if (isRoot() && isDebian() && installChromium()) {
    const installed = firstExisting(SYSTEM_PATHS);
    if (installed) return installed;
  }
  throw new Error(`No Chromium for the browser tests. Run: ${howToInstall()}  (or set CHROMIUM_PATH)`);
}
