// Lines between two devices, without a server: each tells the other in a short code how it can be reached. The only
// part of the page that speaks with the browser's WebRTC.
import { encode } from '../bytes';
import { Pieces, pieces } from './frames';
import type { Line } from './line';
import {
  descriptionOf,
  isAnswer,
  readCode,
  slim,
  writeCode,
  type Code,
  type Purpose,
  type Reach,
} from './slim';

/** Whether this browser can connect to another. Without https there is no `crypto.subtle`. */
export const canPair = (): boolean =>
  typeof RTCPeerConnection === 'function' && typeof crypto === 'object' && 'subtle' in crypto;

/** A line whose other end is known by its certificate. */
export interface Pair extends Line {
  /** The fingerprint of the other device's certificate, as text: the same after a reload of its page. */
  readonly other: string;
}

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

/** The most texts that wait for somebody to listen. */
const MOST_WAITING = 64;

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

/** This device's end of a line. */
interface Ends {
  connection: RTCPeerConnection;
  channel: RTCDataChannel;
}

/** Makes a certificate, by which a device is known to the other. */
export const makeCertificate = (): Promise<RTCCertificate> =>
  RTCPeerConnection.generateCertificate({ name: 'ECDSA', namedCurve: 'P-256' } as AlgorithmIdentifier);

/** Returns a connection that asks no server, with the channel of its line, which both sides know beforehand. */
function connect(certificates?: RTCCertificate[]): {
  connection: RTCPeerConnection;
  channel: RTCDataChannel;
} {
  const connection = new RTCPeerConnection({ iceServers: [], ...(certificates && { certificates }) }),
    channel = connection.createDataChannel('line', { negotiated: true, id: 0 });
  channel.binaryType = 'arraybuffer';
  return { connection, channel };
}

async function described(
  connection: RTCPeerConnection,
  head: Pick<Code, 'purpose' | 'answers' | 'meeting'>,
): Promise<Code> {
  await connection.setLocalDescription();
  await gathered(connection);
  const reach = slim(connection.localDescription?.sdp ?? '');
  if (!reach) throw new Error('a description of another kind');
  return { ...head, ...reach };
}

/** Makes a first code. */
export async function offer(purpose: Purpose): Promise<Offer> {
  const ends = connect(),
    { connection } = ends,
    meeting = crypto.getRandomValues(new Uint8Array(4));
  const code = await described(connection, { purpose, answers: false, meeting });
  let taken = false;
  return {
    code,
    text: writeCode(code),
    accept: async (text) => {
      const answer = readCode(text);
      if (answer === null || answer === 'newer') return answer ?? 'damaged';
      if (taken || !isAnswer(answer, code)) return 'stray';
      taken = true;
      await connection.setRemoteDescription({ type: 'answer', sdp: descriptionOf(answer, true) });
      return new Channel(ends, encode(answer.print));
    },
    close: () => {
      if (!taken) connection.close();
    },
  };
}

/**
 * Answers a first code: returns the code to show to the other device, and the line, which opens when it is read.
 * `changed` is called with another code if the first one is of no use any more.
 */
export async function answer(
  code: Code,
  certificate: RTCCertificate,
  changed: (text: string) => void = () => undefined,
): Promise<{ text: string; line: Pair }> {
  const { purpose, meeting } = code;
  const begin = async (as: Reach | null): Promise<{ own: Code } & Ends> => {
    const ends = connect([certificate]),
      { connection } = ends;
    await connection.setRemoteDescription({ type: 'offer', sdp: descriptionOf(code, false) });
    if (as) {
      const made = await connection.createAnswer();
      await connection.setLocalDescription({ type: 'answer', sdp: renamed(made.sdp ?? '', as) });
    }
    return { ...ends, own: await described(connection, { purpose, answers: true, meeting }) };
  };
  const first = await begin(null),
    { own } = first,
    line = new Channel(first, encode(code.print));
  // Some browsers (Firefox) give up while a person still looks for the camera. So the same code is tried anew.
  const watch = ({ connection }: Ends): void =>
    connection.addEventListener('connectionstatechange', () => {
      if (connection.connectionState !== 'failed' || line.wasOpen || line.closed) return;
      connection.close();
      void begin(own)
        .catch(async () => {
          const other = await begin(null); // the browser does not let a page choose names any more
          changed(writeCode(other.own));
          return other;
        })
        .then((again) => {
          if (line.closed) return again.connection.close();
          line.use(again);
          watch(again);
        });
    });
  watch(first);
  return { text: writeCode(own), line };
}

/** Returns a browser's own description with the name and password of an earlier one. */
const renamed = (description: string, { name, password }: Reach): string =>
  description
    .replace(/a=ice-ufrag:.*/g, `a=ice-ufrag:${name}`)
    .replace(/a=ice-pwd:.*/g, `a=ice-pwd:${password}`);

class Channel implements Pair {
  private hears: ((text: string) => void) | null = null;
  /** Texts that came before anybody listened: the code that does may have to be fetched first. */
  private readonly waiting: string[] = [];
  onChange: (open: boolean) => void = () => undefined;
  /** What was told last, and whether the line was ever open. */
  private told = false;
  wasOpen = false;
  closed = false;
  private coming = new Pieces();

  constructor(
    private ends: Ends,
    readonly other: string,
  ) {
    this.use(ends);
    // The other end hears of it at once, instead of some seconds later.
    addEventListener('pagehide', this.leave);
  }

  /** Goes over these ends from now on. */
  use(ends: Ends): void {
    this.ends = ends;
    this.coming = new Pieces();
    const { connection, channel } = ends,
      look = (): void => this.look();
    for (const event of ['open', 'closing', 'close', 'error']) channel.addEventListener(event, look);
    connection.addEventListener('connectionstatechange', look);
    channel.addEventListener('message', ({ data }) => {
      if (this.ends === ends) this.take(data);
    });
    look();
  }

  get onText(): (text: string) => void {
    return this.hears ?? (() => undefined);
  }
  set onText(hears: (text: string) => void) {
    this.hears = hears;
    for (const text of this.waiting.splice(0)) hears(text);
  }

  get open(): boolean {
    const { connection, channel } = this.ends;
    return !this.closed && channel.readyState === 'open' && connection.connectionState === 'connected';
  }

  send(text: string): void {
    const parts = pieces(text);
    if (!parts) throw new Error('a text of more than 64 kB');
    if (this.open) for (const part of parts) this.ends.channel.send(part);
  }

  close(): void {
    this.closed = true;
    removeEventListener('pagehide', this.leave);
    this.ends.channel.close();
    this.ends.connection.close();
    this.look();
  }
  private readonly leave = (): void => this.close();

  /** Tells a change once. */
  private look(): void {
    const { open } = this;
    if (open === this.told) return;
    this.told = open;
    this.wasOpen ||= open;
    this.onChange(open);
  }

  private take(piece: unknown): void {
    const found = this.coming.add(piece);
    if (found === 'bad') this.close();
    else if (found && this.hears) this.hears(found.text);
    else if (found && this.waiting.push(found.text) > MOST_WAITING) this.close();
  }
}
