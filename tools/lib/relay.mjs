// A relay on this machine, for trying out and for tests: Mosquitto, with the settings of tools/relay.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as debian from './debian.mjs';
import { inRoot, Missing, which } from './shell.mjs';

/** The ports of tools/relay/mosquitto.conf: for WebSockets, and the plain one. */
const PORT = 9101,
  PLAIN = 9102;

/** Debian installs it where only root's PATH leads. */
export const findMosquitto = (env = process.env) =>
  which('mosquitto', { ...env, PATH: `${env.PATH ?? ''}:/usr/sbin:/usr/local/sbin:/opt/homebrew/sbin` });

export async function ensureMosquitto(env) {
  if (!findMosquitto(env) && debian.canInstall()) await debian.install(['mosquitto']);
  if (!findMosquitto(env))
    throw new Missing(
      'No Mosquitto to try a relay with. Install it (https://mosquitto.org/download), version 2.',
    );
}

/**
 * Starts a relay that only this machine reaches, and resolves to its address and how to stop it, at once and without
 * saving. What lies on it is in `folder`, saved every `autosave` seconds.
 */
export async function startRelay(folder, port = PORT, autosave = 1) {
  mkdirSync(folder, { recursive: true });
  const settings = readFileSync(inRoot('tools', 'relay', 'mosquitto.conf'), 'utf8')
    .replace(`listener ${PORT}\n`, `listener ${port} 127.0.0.1\n`)
    .replace(`listener ${PLAIN} `, `listener ${port + 1} `)
    .replace('autosave_interval 60', `autosave_interval ${autosave}`)
    .replace('acl_file acl', `acl_file ${join(folder, 'acl')}\npersistence_location ${folder}/`);
  // Without this line Mosquitto changes to a user that may not read the folder.
  writeFileSync(
    join(folder, 'mosquitto.conf'),
    `${process.getuid?.() === 0 ? 'user root\n' : ''}${settings}`,
  );
  copyFileSync(inRoot('tools', 'relay', 'acl'), join(folder, 'acl'));
  const program = findMosquitto() ?? 'mosquitto',
    child = spawn(program, ['-c', join(folder, 'mosquitto.conf')], { stdio: 'ignore' }),
    ended = new Promise((done) => child.once('exit', done));
  await answers(port, ended);
  return {
    address: `ws://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}

/** Resolves when something listens at a port; rejects if the program ends before. */
async function answers(port, ended) {
  let over = false;
  void ended.then(() => (over = true));
  while (!over) {
    const isOpen = await new Promise((done) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => done(true));
      socket.once('error', () => done(false));
    }).finally(() => undefined);
    if (isOpen) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`Mosquitto does not start at port ${port}.`);
}
