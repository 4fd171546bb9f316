// Lines between two devices, without a server: each tells the other in a short code how it can be reached. The only
// part of the page that speaks with the browser's WebRTC.
import { encode, fromUrl, known } from '../device/bytes';
import { Channel, connect, type Ends, type Pair } from './channel';
import {
  descriptionOf,
  isAnswer,
  isNamed,
  readCode,
  slim,
  writeCode,
  type Code,
  type Purpose,
  type Reach,
} from './sdp-code';

export type { Pair } from './channel';

/** Whether this browser can connect to another. Without https there is no `crypto.subtle`. */
export const canPair = (): boolean =>
  typeof RTCPeerConnection === 'function' && typeof crypto === 'object' && 'subtle' in crypto;

/** A first code, for one other device. */
export interface Offer {
  readonly code: Code;
  readonly text: string;
  /**
   * Takes the answer of the other device; the line opens a moment later. Says why not: 'damaged', of a 'newer'
   * version, or of another meeting: 'stray'.
   */
  accept(answer: string): Promise<Pair | 'damaged' | 'newer' | 'stray'>;
  /** Gives the code up, unless it was answered. */
  close(): void;
}

/** The longest time for the browser to look for its own addresses, in ms. */
const GATHERING = 2000;

/** Resolves when a browser knows its own addresses. */
const gathered = (connection: RTCPeerConnection): Promise<void> =>
  new Promise((done) => {
    const look = (): void => {
      if (connection.iceGatheringState === 'complete') done();
    };
    connection.addEventListener('icegatheringstatechange', look);
    setTimeout(done, GATHERING);
    look();
  });

/** Makes a certificate, by which a device is known to the other. */
export const makeCertificate = (): Promise<RTCCertificate> =>
  RTCPeerConnection.generateCertificate({ name: 'ECDSA', namedCurve: 'P-256' } as AlgorithmIdentifier);

/** A device that no other can reach; `key`: of the sentence that says why. */
export class Unreachable extends Error {
  constructor(readonly key: 'pair-no-network' | 'pair-no-permission') {
    super(key);
  }
}

/** The names of the permission for the local network, which browsers are still agreeing on. */
const PERMISSIONS = ['local-network-access', 'local-network'];

/** Returns whether the person has denied this page the local network. */
async function isDenied(): Promise<boolean> {
  const states = await Promise.allSettled(
    PERMISSIONS.map((name) => navigator.permissions.query({ name: name as PermissionName })),
  );
  return states.some((one) => one.status === 'fulfilled' && one.value.state === 'denied');
}

/** Returns the key of the sentence that says why two devices cannot meet. */
export const whyOf = (thrown: unknown): string =>
  thrown instanceof Unreachable ? thrown.key : 'pair-unable';

/** Returns what a code has to carry, once the browser has described itself and knows its addresses. */
async function described(
  { connection }: Ends,
  head: Pick<Code, 'purpose' | 'answers' | 'meeting'>,
): Promise<Code> {
  await gathered(connection);
  const reach = slim(connection.localDescription?.sdp ?? '');
  if (!reach) throw new Error('a description of another kind');
  if (reach.places.length === 0)
    throw new Unreachable((await isDenied()) ? 'pair-no-permission' : 'pair-no-network');
  return { ...head, ...reach };
}

/** Makes a first code. */
export async function offer(purpose: Purpose): Promise<Offer> {
  const { ends, code } = await firstCode(purpose);
  let taken = false;
  return {
    code,
    text: writeCode(code),
    accept: async (text) => {
      const answer = readCode(text);
      if (answer === null || answer === 'newer') return answer ?? 'damaged';
      if (taken || !isAnswer(answer, code)) return 'stray';
      taken = true;
      await accept(ends, answer);
      const line = new Channel(ends, encode(answer.print));
      keepReady(line, purpose);
      return line;
    },
    close: () => {
      if (!taken) ends.connection.close();
    },
  };
}

async function firstCode(purpose: Purpose): Promise<{ ends: Ends; code: Code }> {
  const ends = connect(),
    meeting = crypto.getRandomValues(new Uint8Array(4));
  await ends.connection.setLocalDescription();
  return { ends, code: await described(ends, { purpose, answers: false, meeting }) };
}

const accept = ({ connection }: Ends, answer: Reach): Promise<void> =>
  connection.setRemoteDescription({ type: 'answer', sdp: descriptionOf(answer, true) });

/**
 * Answers a first code; `as`: with this name and password in place of the browser's own. Rejects if the browser does
 * not let a page choose them.
 */
async function answering(
  code: Code,
  certificate: RTCCertificate,
  as: Named | null,
): Promise<{ ends: Ends; own: Code }> {
  const ends = connect([certificate]),
    { connection } = ends,
    { purpose, meeting } = code;
  await connection.setRemoteDescription({ type: 'offer', sdp: descriptionOf(code, false) });
  if (as) {
    const made = await connection.createAnswer();
    await connection.setLocalDescription({ type: 'answer', sdp: renamed(made.sdp ?? '', as) });
  } else await connection.setLocalDescription();
  return { ends, own: await described(ends, { purpose, answers: true, meeting }) };
}

type Named = Pick<Reach, 'name' | 'password'>;

/** Returns a browser's own description with another name and password. */
const renamed = (description: string, { name, password }: Named): string =>
  description
    .replace(/a=ice-ufrag:.*/g, `a=ice-ufrag:${name}`)
    .replace(/a=ice-pwd:.*/g, `a=ice-pwd:${password}`);

/**
 * Answers a first code: returns the code to show to the other device, and the line, which opens when it is read.
 * `changed` is called with another code if the first one is of no use any more, `ready` with each way back.
 */
export async function answer(
  code: Code,
  certificate: RTCCertificate,
  { changed, ready }: { changed?: (text: string) => void; ready?: (way: WayBack) => void } = {},
): Promise<{ text: string; line: Pair }> {
  const first = await answering(code, certificate, null),
    { own } = first,
    line = new Channel(first.ends, encode(code.print));
  // Some browsers (Firefox) give up while a person still looks for the camera. So the same code is tried anew.
  const watch = ({ connection }: Ends): void =>
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState !== 'failed' || line.wasOpen || line.closed) return;
      void answering(code, certificate, own)
        .catch(async () => {
          const other = await answering(code, certificate, null);
          changed?.(writeCode(other.own));
          return other;
        })
        .then(({ ends }) => {
          if (line.closed) return ends.connection.close();
          line.use(ends);
          watch(ends);
        });
    });
  watch(first.ends);
  comeBack(line, certificate, ready);
  return { text: writeCode(own), line };
}

/** What a device keeps to be back without reading a code: it lasts for one time. */
export interface WayBack extends Named {
  certificate: RTCCertificate;
  code: string;
}

/**
 * Keeps a second connection ready for a device that has come, whose page may be reloaded: tells it the code, and takes
 * the answer for granted. The other device does nothing with it until it has to, since a first flight that is lost
 * would be all that this side remembers. With its certificate, only that device can be at the other end.
 */
function keepReady(line: Channel, purpose: Purpose): void {
  let waiting: Ends | null = null;
  line.onOpen = () => {
    const make = async (): Promise<void> => {
      const { ends, code } = await firstCode(purpose);
      waiting?.connection.close();
      waiting = ends;
      if (line.closed) return ends.connection.close();
      const as = { name: word(8), password: word(24) };
      line.send(JSON.stringify({ code: writeCode(code), ...as }), true);
      await accept(ends, { print: known(line.other), ...as, places: [] });
      ends.channel.addEventListener('open', () => {
        if (waiting === ends) waiting = null;
        if (line.closed) ends.connection.close();
        else line.use(ends);
      });
    };
    make().catch(() => undefined); // without a way back the codes are read again
  };
  line.onClosed = () => waiting?.connection.close();
}

/** Random letters and digits, of the characters that a name may have. */
const word = (length: number): string =>
  fromUrl(encode(crypto.getRandomValues(new Uint8Array(length))).slice(0, length));

/** Goes over the way back when the line breaks; `ready` is told each way that lies ready. */
function comeBack(line: Channel, certificate: RTCCertificate, ready?: (way: WayBack) => void): void {
  let way: WayBack | null = null;
  line.onOwn = (text) => {
    way = wayIn(text, certificate);
    if (way) ready?.(way);
  };
  line.onBroken = () => {
    const now = way;
    way = null;
    const code = now && readCode(now.code);
    if (!now || !code || code === 'newer') return;
    void answering(code, certificate, now).then(
      ({ ends }) => (line.closed ? ends.connection.close() : line.use(ends)),
      () => undefined, // then only reading a code helps
    );
  };
}

function wayIn(text: string, certificate: RTCCertificate): WayBack | null {
  try {
    const { code, name, password } = JSON.parse(text) as Record<string, unknown>;
    if (typeof code !== 'string' || typeof name !== 'string' || typeof password !== 'string') return null;
    const read = readCode(code);
    if (!read || read === 'newer' || read.answers || !isNamed({ name, password })) return null;
    return { certificate, code, name, password };
  } catch {
    return null;
  }
}

/** Goes a way back after a reload; null if the browser does not let it. */
export async function goBack(way: WayBack, ready: (way: WayBack) => void): Promise<Pair | null> {
  const code = readCode(way.code);
  if (!code || code === 'newer') return null;
  const { ends } = await answering(code, way.certificate, way),
    line = new Channel(ends, encode(code.print));
  comeBack(line, way.certificate, ready);
  return line;
}
