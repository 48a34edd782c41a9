/** Lists the files of this version for the service worker: the page, and every script, style and font. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const KEPT = /\.(js|css|woff2)$/;

export function precached(): Plugin {
  let open = '';
  return {
    name: 'benchtop:precached',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (open = config.publicDir),
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') this.error('There is no service worker in this build.');
      if (worker.imports.length || worker.exports.length) this.error('The service worker has to be one plain script.');
      const files = Object.keys(bundle).filter((name) => KEPT.test(name) && name !== 'sw.js');
      const page = bundle['index.html'];
      const version = createHash('sha256').update(files.sort().join('\n')).update(worker.code);
      version.update(page?.type === 'asset' ? page.source : '');
      // Their names have no hash.
      for (const name of readdirSync(open, { recursive: true, encoding: 'utf8' }).sort()) {
        if (statSync(join(open, name)).isFile()) version.update(readFileSync(join(open, name)));
      }
      const list = ['/', '/theme.js', ...files.map((name) => `/${name}`)];
      worker.code = worker.code
        .replace('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 12)))
        .replace('__FILES__', JSON.stringify(list));
    },
  };
}
