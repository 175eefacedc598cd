/** Writes a Brotli and a gzip copy beside every file of the build that becomes smaller, for the server to hand out. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SMALLER = /\.(?:js|css|html|svg|webmanifest|json|bin)$/;

const compressFile = (path: string): void => {
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
};

export const compress = (folder: string): Plugin => ({
  name: 'landnam-compress',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of names) if (SMALLER.test(name)) compressFile(join(folder, name));
    },
  },
});
