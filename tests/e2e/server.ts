// A static server that a test can change: another version, a damaged file, a server that has gone away.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
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

export interface Site {
  /** The address of the folder, with a slash at its end. */
  address: string;
  read(file: string): Buffer;
  write(file: string, content: string | Buffer): void;
  close(): Promise<void>;
}

/** Serves a copy of a folder, from a sub-folder of a new server. */
export async function serve(from: string, headers: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(from, folder, { recursive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const file = join(folder, pathname.replace(/^\/play\//, '').replace(/(^|\/)$/, '$1index.html'));
    if (
      !pathname.startsWith('/play/') ||
      pathname.includes('..') ||
      !existsSync(file) ||
      statSync(file).isDirectory()
    )
      response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...headers })
        .end(readFileSync(file));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/play/`,
    read: (file) => readFileSync(join(folder, file)),
    write: (file, content) => writeFileSync(join(folder, file), content),
    close: () =>
      new Promise((done) => {
        rmSync(folder, { recursive: true, force: true });
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
