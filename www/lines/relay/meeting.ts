// The code of an invitation: lays its link where the code leads to, and finds it there. It knows no page.
import { utf8, type Bytes } from '../../device/bytes';
import { keysOfCode, linkTopic, makeCode } from './code';
import { closeBox, openBox, type TableKeys } from './keys';
import type { Connect, Connection } from './relay';

/** How long a link lies there, in seconds, and how long a device waits for the relay, in ms. */
const STAYS = 60 * 60,
  PATIENCE = 8000;

/** Lays a link out; resolves with its code, or null if the relay does not answer. */
export async function layLink(connect: Connect, link: string): Promise<string | null> {
  const code = makeCode(),
    keys = await keysOfCode(code),
    topic = linkTopic(keys),
    box = await closeBox(keys, topic, utf8(link));
  return visit<string>(connect, keys, {
    up: (connection, end) =>
      connection.publish(topic, box, { retain: true, stays: STAYS, taken: () => end(code) }),
  });
}

/** Finds the link that a code leads to: empty if there is none, null if the relay does not answer. */
export async function findLink(connect: Connect, code: string): Promise<string | null> {
  const keys = await keysOfCode(code),
    link = await lookFor(connect, keys, linkTopic(keys), (text) =>
      Promise.resolve(new TextDecoder().decode(text)),
    );
  return link === undefined ? '' : link;
}

/** Finds what lies at a topic: undefined if there is nothing that can be read, null if the relay does not answer. */
export async function lookFor<T extends object | string>(
  connect: Connect,
  keys: TableKeys,
  topic: string,
  read: (message: Bytes) => Promise<T | null>,
): Promise<T | undefined | null> {
  const found = await visit<{ is?: T }>(connect, keys, {
    nothing: {},
    message: (at, bytes, end) => {
      if (at !== topic) return;
      void openBox(keys, topic, new Uint8Array(bytes))
        .then((message) => message && read(message))
        .then((is) => is && end({ is }));
    },
  });
  return found && found.is;
}

interface Visit<T> {
  /** What stands for nothing found in time, if the relay answers. */
  nothing?: T;
  up?(connection: Connection, end: (found: T) => void): void;
  message?(topic: string, bytes: Uint8Array, end: (found: T) => void): void;
}

/** Goes to a place until something is found there; null if the relay does not answer. */
const visit = <T>(
  connect: Connect,
  { topic, user }: TableKeys,
  { nothing, up, message }: Visit<T>,
): Promise<T | null> =>
  new Promise((resolve) => {
    const end = (found: T | null): void => {
      clearTimeout(timer);
      resolve(found);
      setTimeout(() => connection.close(), 0); // it may still be made
    };
    let found: T | null = null;
    const timer = setTimeout(() => end(found), PATIENCE),
      connection = connect(
        { topic, user, will: { topic: `${topic}/p/w`, bytes: new Uint8Array() } },
        {
          up: () => {
            found = nothing ?? null;
            up?.(connection, end);
          },
          message: (at, bytes) => message?.(at, bytes, end),
          down: () => end(null),
        },
      );
  });
