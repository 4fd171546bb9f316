// Lines between two devices, without a server: each tells the other in a short code how it can be reached. The only
// part of the page that speaks with the browser's WebRTC.
import { encode } from '../bytes';
import { Pieces, pieces } from './frames';
import type { Line } from './line';
import { descriptionOf, isAnswer, readCode, slim, writeCode, type Code, type Purpose } from './slim';

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
  const { connection, channel } = connect(),
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
      return new Channel(connection, channel, encode(answer.print));
    },
    close: () => {
      if (!taken) connection.close();
    },
  };
}

/** Answers a first code: returns the code to show to the other device, and the line, which opens when it is read. */
export async function answer(
  code: Code,
  certificate?: RTCCertificate | null,
): Promise<{ text: string; line: Pair }> {
  const { connection, channel } = connect(certificate ? [certificate] : undefined);
  await connection.setRemoteDescription({ type: 'offer', sdp: descriptionOf(code, false) });
  const { purpose, meeting } = code,
    own = await described(connection, { purpose, answers: true, meeting });
  return { text: writeCode(own), line: new Channel(connection, channel, encode(code.print)) };
}

class Channel implements Pair {
  private hears: ((text: string) => void) | null = null;
  /** Texts that came before anybody listened: the code that does may have to be fetched first. */
  private readonly waiting: string[] = [];
  onChange: (open: boolean) => void = () => undefined;
  private wasOpen = false;
  private coming = new Pieces();

  constructor(
    private readonly connection: RTCPeerConnection,
    private readonly channel: RTCDataChannel,
    readonly other: string,
  ) {
    const look = (): void => this.look();
    for (const event of ['open', 'closing', 'close', 'error']) channel.addEventListener(event, look);
    connection.addEventListener('connectionstatechange', look);
    channel.addEventListener('message', ({ data }) => this.take(data));
    // The other end hears of it at once, instead of some seconds later.
    addEventListener('pagehide', this.leave);
  }

  get onText(): (text: string) => void {
    return this.hears ?? (() => undefined);
  }
  set onText(hears: (text: string) => void) {
    this.hears = hears;
    for (const text of this.waiting.splice(0)) hears(text);
  }

  get open(): boolean {
    return this.channel.readyState === 'open' && this.connection.connectionState === 'connected';
  }

  send(text: string): void {
    const parts = pieces(text);
    if (!parts) throw new Error('a text of more than 64 kB');
    if (this.open) for (const part of parts) this.channel.send(part);
  }

  close(): void {
    removeEventListener('pagehide', this.leave);
    this.channel.close();
    this.connection.close();
    this.look();
  }
  private readonly leave = (): void => this.close();

  /** Tells a change once. */
  private look(): void {
    const { open } = this;
    if (open === this.wasOpen) return;
    this.wasOpen = open;
    this.onChange(open);
  }

  private take(piece: unknown): void {
    const found = this.coming.add(piece);
    if (found === 'bad') this.close();
    else if (found && this.hears) this.hears(found.text);
    else if (found && this.waiting.push(found.text) > MOST_WAITING) this.close();
  }
}
