/** Writes compressed copies (.br, .gz) beside text files; the server sends them if the client accepts them. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTH_IT = 1000;

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'benchtop:packed',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: { sequential: true, order: 'post', handler: () => pack(folder) },
  };
}

export async function pack(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => packOne(join(folder, name))));
}

async function packOne(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < WORTH_IT) return;
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params: hint }));
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
