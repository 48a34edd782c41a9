import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { lines } from './stream';

let server: Server | undefined;
afterEach(() => server?.close());

/** Start a server that sends these chunks one after the other. */
async function serving(...pieces: string[]): Promise<string> {
  server = createServer((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    for (const piece of pieces) response.write(piece);
    response.end();
  });
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('joins lines from any chunks, and skips empty ones', async () => {
  const path = await serving('{"code":"BC', 'DFGH"}\n\n', '\n{"code":"GTBKMN"}\n');
  const heard: unknown[] = [];
  for await (const line of lines(path, new AbortController().signal)) heard.push(line);
  expect(heard).toEqual([{ code: 'BCDFGH' }, { code: 'GTBKMN' }]);
});
