// A small static server for tests: a folder, from a sub-folder of an origin of its own.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** @type {Record<string, string>} */
export const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves `folder` at the path `at`, on a free port if none is given.
 * @param {{ folder: string, at: string, headers?: Record<string, string>, port?: number }} site
 * @returns {Promise<{ address: string, close(): Promise<void> }>}
 */
export async function serveFolder({ folder, at, headers = {}, port = 0 }) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const file = join(folder, pathname.slice(at.length).replace(/(^|\/)$/, '$1index.html'));
    const there = pathname.startsWith(at) && !pathname.includes('..') && existsSync(file);
    if (!there || statSync(file).isDirectory()) response.writeHead(404, headers).end();
    else
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...headers })
        .end(readFileSync(file));
  });
  await new Promise((done) => {
    server.listen(port, '127.0.0.1', done);
  });
  const { port: found } = server.address();
  return {
    address: `http://127.0.0.1:${found}${at}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
