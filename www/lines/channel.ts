// One end of a line: a channel of the browser, which may be replaced by another one to the same device.
import { Pieces, pieces } from './frames';
import type { Line } from './line';

/** A line whose other end is known by its certificate. */
export interface Pair extends Line {
  /** The fingerprint of the other device's certificate, as text: the same after a reload of its page. */
  readonly other: string;
}

/** This device's end of a line. */
export interface Ends {
  connection: RTCPeerConnection;
  channel: RTCDataChannel;
  /** What has come before a line goes over these ends: they may open while addresses are still looked for. */
  early: unknown[];
}

/** The most texts that wait for somebody to listen. */
const MOST_WAITING = 64;

/** Returns a connection that asks no server, with the channel of its line, which both sides know beforehand. */
export function connect(certificates?: RTCCertificate[]): Ends {
  const connection = new RTCPeerConnection({ iceServers: [], ...(certificates && { certificates }) }),
    channel = connection.createDataChannel('line', { negotiated: true, id: 0 });
  const early: unknown[] = [];
  channel.binaryType = 'arraybuffer';
  channel.onmessage = ({ data }) => {
    if (early.push(data) > MOST_WAITING) connection.close();
  };
  return { connection, channel, early };
}

export class Channel implements Pair {
  private hears: ((text: string) => void) | null = null;
  /** Texts that came before anybody listened: the code that does may have to be fetched first. */
  private readonly waiting: string[] = [];
  onChange: (open: boolean) => void = () => undefined;
  /** Called with texts of the line itself. */
  onOwn: (text: string) => void = () => undefined;
  /** Called when the line opens, and when it breaks for good unless it gets other ends. */
  onOpen: () => void = () => undefined;
  onBroken: () => void = () => undefined;
  onClosed: () => void = () => undefined;
  /** What was told last, and whether the line was ever open. */
  private told = false;
  wasOpen = false;
  closed = false;
  private coming = new Pieces();
  private readonly ending = new AbortController();

  constructor(
    private ends: Ends,
    readonly other: string,
  ) {
    this.use(ends);
    // The other end hears of it at once, instead of some seconds later.
    addEventListener('pagehide', () => this.close(), { signal: this.ending.signal });
  }

  /** Goes over these ends from now on. */
  use(ends: Ends): void {
    if (this.ends !== ends) this.ends.connection.close();
    this.tell(false); // the other end may have begun anew
    this.ends = ends;
    this.coming = new Pieces();
    const { connection, channel } = ends,
      look = (): void => {
        if (this.ends === ends) this.look();
      };
    for (const event of ['open', 'closing', 'close', 'error']) channel.addEventListener(event, look);
    connection.addEventListener('connectionstatechange', look);
    channel.onmessage = ({ data }) => {
      if (this.ends === ends) this.take(data);
    };
    look();
    for (const piece of ends.early.splice(0)) this.take(piece);
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

  send(text: string, own = false): void {
    const parts = pieces(text, own);
    if (!parts) throw new Error('a text of more than 64 kB');
    if (this.open) for (const part of parts) this.ends.channel.send(part);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onClosed();
    this.ending.abort();
    this.ends.channel.close();
    this.ends.connection.close();
    this.look();
  }

  private look(): void {
    this.tell(this.open);
    const { connectionState } = this.ends.connection,
      isGone = this.ends.channel.readyState === 'closed' || ['failed', 'closed'].includes(connectionState);
    if (this.wasOpen && isGone && !this.closed) this.onBroken();
  }
  /** Tells a change once. */
  private tell(open: boolean): void {
    if (open === this.told) return;
    this.told = open;
    this.wasOpen ||= open;
    if (open) this.onOpen();
    this.onChange(open);
  }

  private take(piece: unknown): void {
    const found = this.coming.add(piece);
    if (found === 'bad') this.close();
    else if (found?.own) this.onOwn(found.text);
    else if (found && this.hears) this.hears(found.text);
    else if (found && this.waiting.push(found.text) > MOST_WAITING) this.close();
  }
}
