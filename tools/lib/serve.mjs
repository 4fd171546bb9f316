// A server of one folder, and a browser without a window, for measurements and films.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { chromium } from '@playwright/test';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/** Serves a folder; isolated, so that the browser's clock is as fine as it gets. */
export function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)).replace(
      /\/$/,
      '/index.html',
    );
    const head = {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    };
    try {
      const content =
        path === '/empty.html' ? '<!doctype html><title>empty</title>' : readFileSync(join(folder, path));
      response
        .writeHead(200, { ...head, 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(404, head).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    );
  });
}

export const launch = (executablePath) => chromium.launch({ executablePath });
