import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const path = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const text = (name: string): string => readFileSync(path(name), 'utf8');

const require = createRequire(createRequire(import.meta.url).resolve('dockerfilelint'));
const yaml = require('js-yaml') as { safeLoad(text: string): unknown };

const words = z.record(z.string(), z.string());
const duration = z.string().check(z.regex(/^\d+(?:ms|s|m)$/));
const after = z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') }));
/** A tag, since what is tested today is what runs tomorrow. */
const image = z.string().check(z.regex(/^[a-z]+:\d[\w.-]*$/));

/** The part of the compose specification that is used here, and nothing else: a misspelt key is an error. */
const service = z.strictObject({
  build: z.optional(z.literal('.')),
  image: z.optional(image),
  restart: z.literal('unless-stopped'),
  stop_grace_period: z.optional(duration),
  init: z.optional(z.boolean()),
  command: z.optional(z.array(z.string())),
  environment: z.optional(words),
  depends_on: z.optional(after),
  ports: z.optional(z.array(z.string().check(z.regex(/^\d+:\d+$/)))),
  volumes: z.optional(z.array(z.string().check(z.regex(/^[\w./-]+:\/[\w./]+(?::ro)?$/)))),
  healthcheck: z.optional(
    z.union([
      z.strictObject({ test: z.array(z.string()), interval: duration, timeout: duration, retries: z.int() }),
      z.strictObject({ disable: z.literal(true) }),
    ]),
  ),
  mem_limit: z.string().check(z.regex(/^\d+[mg]$/)),
  pids_limit: z.int(),
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': z.string().check(z.regex(/^\d+m$/)), 'max-file': z.string() }),
  }),
});
const compose = z.strictObject({
  name: z.literal('landnam'),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

const file = (): z.infer<typeof compose> => {
  const parsed = yaml.safeLoad(text('compose.yaml')) as Record<string, unknown>;
  const known = Object.entries(parsed).filter(([key]) => !key.startsWith('x-'));
  return compose.parse(Object.fromEntries(known));
};

test('the Dockerfile has nothing that a linter would complain about', () => {
  const bin = path('node_modules/dockerfilelint/bin/dockerfilelint');
  const { stdout, status } = spawnSync(process.execPath, [bin, '--output', 'json', path('Dockerfile')]);
  expect(JSON.parse(String(stdout))).toMatchObject({ totalIssues: 0 });
  expect(status).toBe(0);
});

test('the compose file is valid, and what it names exists', () => {
  const { services, volumes } = file();
  expect(Object.keys(services).sort()).toEqual(['backup', 'database', 'node1', 'node2', 'proxy']);
  for (const each of Object.values(services)) {
    expect(Number(each.build !== undefined) + Number(each.image !== undefined)).toBe(1);
    for (const name of Object.keys(each.depends_on ?? {})) expect(services).toHaveProperty(name);
    for (const volume of each.volumes ?? []) {
      const [from = ''] = volume.split(':');
      if (from.startsWith('.')) expect(text(from)).not.toBe('');
      else expect(volumes).toHaveProperty(from);
    }
  }
});

test('only the proxy can be reached, and no password is written down', () => {
  const { services } = file();
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  const secrets = [services['database'], services['node1']].map(
    (each) => each?.environment?.['POSTGRES_PASSWORD'] ?? each?.environment?.['DATABASE_PASSWORD'],
  );
  expect(services['node1']?.environment?.['DATABASE_URL']).not.toContain('$');
  for (const secret of secrets) expect(secret).toMatch(/\$\{POSTGRES_PASSWORD:\?/);
});

test('nodes are told what they read, and asked what they answer', () => {
  const { node1, node2 } = file().services;
  expect(node1).toEqual(node2);
  const reads = text('packages/server/src/operations/environment.ts');
  for (const name of Object.keys(node1?.environment ?? {})) expect(reads).toContain(`'${name}'`);
  const probes = text('packages/server/src/operations/probes.ts');
  for (const name of ['deploy/healthy', 'deploy/Caddyfile']) expect(text(name)).toContain('/readyz');
  expect(probes).toContain(`'/readyz'`);
  expect(text('Dockerfile')).toContain(
    'CMD ["node", "--max-semi-space-size=64", "packages/server/dist/main.js"]',
  );
});

test('dependencies are copied before the sources, whose changes reinstall nothing', () => {
  const lines = text('Dockerfile').split('\n');
  const install = lines.findIndex((line) => line.startsWith('RUN npm ci'));
  const copied = lines.slice(0, install).flatMap((line) => /^COPY (?!--from)(.*)$/.exec(line)?.[1] ?? []);
  const packages = readdirSync(path('packages')).map((name) => `packages/${name}/package.json`);
  expect(copied).toEqual([
    'package.json package-lock.json ./',
    ...packages.sort().map((name) => `${name} ${name}`),
  ]);
  expect(lines.indexOf('COPY . .')).toBeGreaterThan(install);
});
