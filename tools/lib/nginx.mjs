// A real web server, with pages under several names: for trying out how the page is deployed and embedded.
// nginx if it is installed, otherwise a small one of our own that sends the same.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as debian from './debian.mjs';
import { serveFolder, TYPES } from './served.mjs';
import { say, which } from './shell.mjs';

const programOf = () =>
  which('nginx') ??
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file)) ??
  null;

/** A web server for the tests; without it they run on one of our own, and say so. */
export async function ensureServer() {
  if (programOf()) return;
  if (debian.canInstall()) await debian.install(['nginx-light']);
  if (!programOf())
    say(
      'There is no nginx: what is served to other sites is tried with a small server of our own. (On Debian: `apt-get install nginx-light` as root.)',
    );
}

/** The configuration of a server for the page; docs/deploying.md shows the same. */
const block = ({ port, at, folder, headers = {}, written }) =>
  written
    ? `
  server {
    listen 127.0.0.1:${port};
    ${written}
  }`
    : `
  server {
    listen 127.0.0.1:${port};
    location ${at} {
      alias ${folder}/;
      ${Object.entries(headers)
        .map(([name, value]) => `add_header ${name} "${value}" always;`)
        .join('\n      ')}
    }
  }`;

const configuration = (sites) => `
daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path temp; proxy_temp_path temp; fastcgi_temp_path temp; uwsgi_temp_path temp; scgi_temp_path temp;
  types { ${Object.entries(TYPES)
    .map(([ending, type]) => `${type} ${ending.slice(1)};`)
    .join(' ')} }
  default_type application/octet-stream;
  gzip on;
  gzip_comp_level 6;
  gzip_min_length 256;
  gzip_types text/javascript text/css text/plain image/svg+xml application/wasm application/manifest+json;
  ${sites.map(block).join('')}
}`;

const freePort = () =>
  new Promise((done) => {
    const socket = createSocket();
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => done(port));
    });
  });

/**
 * Serves folders, each from a sub-folder of an origin of its own: `{ at: '/games/', folder, headers }`, or
 * with nginx as it is `written` in its own language. Gives their addresses.
 */
export async function serveAll(wanted) {
  const sites = [];
  for (const site of wanted) sites.push({ ...site, port: await freePort() });
  const addresses = sites.map(({ port, at }) => `http://127.0.0.1:${port}${at}`);
  const program = programOf();
  const close = program ? await byNginx(program, sites, addresses[0]) : await byOurselves(sites);
  return { addresses, close, nginx: program !== null };
}

async function byNginx(program, sites, address) {
  const prefix = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(prefix, 'temp'));
  writeFileSync(
    join(prefix, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}${configuration(sites)}`,
  );
  const running = spawn(
    program,
    ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', join(prefix, 'error.log')],
    { stdio: 'pipe' },
  );
  const ended = new Promise((done) => {
    running.on('exit', done);
  });
  for (let tries = 0; ; tries++) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) break;
    if (tries > 100 || running.exitCode !== null)
      throw new Error(
        `nginx does not start: ${existsSync(join(prefix, 'error.log')) ? readFileSync(join(prefix, 'error.log'), 'utf8') : ''}`,
      );
    await new Promise((done) => setTimeout(done, 50));
  }
  return async () => {
    running.kill();
    await ended;
    rmSync(prefix, { recursive: true, force: true });
  };
}

async function byOurselves(sites) {
  const servers = await Promise.all(sites.map(serveFolder));
  return async () => {
    for (const { close } of servers) await close();
  };
}
