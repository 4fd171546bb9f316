// A relay that speaks MQTT 5 over a WebSocket, by the library `mqtt`. Fetched when a table goes over a relay.
import mqtt from 'mqtt';
import { encode } from '../../device/bytes';
import { MOST_BYTES } from './keys';
import type { Connect } from './relay';

/** The time that the relay has to answer, in ms, and between two signs of life, in seconds. */
const PATIENCE = 8000,
  KEEP_ALIVE = 30;
/** How long messages stay on the relay for whoever comes later, in seconds, and how long the others do. */
const STAYS = 30 * 24 * 60 * 60,
  PASSES = 60;
/** The most bytes of a packet: a message and its topic. */
const MOST_PACKET = MOST_BYTES + 1024;

/** Returns how to connect to the relay at this address (`wss://…`). */
export const relayAt =
  (address: string): Connect =>
  ({ topic, user, will }, listener) => {
    const client = mqtt.connect(address, {
      protocolVersion: 5,
      // A new name for each connection: the relay keeps no session, and cannot follow a person by it.
      clientId: encode(crypto.getRandomValues(new Uint8Array(12))),
      username: user,
      clean: true,
      keepalive: KEEP_ALIVE,
      connectTimeout: PATIENCE,
      // The table comes back by itself: only it knows what it lacks then.
      reconnectPeriod: 0,
      // Without a worker of the library's own, which the page's security policy forbids.
      timerVariant: 'native',
      properties: { maximumPacketSize: MOST_PACKET },
      will: { topic: will.topic, payload: asBuffer(will.bytes), qos: 1, retain: false },
    });
    let ended = false;
    const end = (): void => {
      if (ended) return;
      ended = true;
      client.end(true);
      listener.down();
    };
    const subscribe = (then?: () => void): void => {
      client.subscribe(`${topic}/#`, { qos: 1, nl: true }, (error) => (error ? end() : then?.()));
    };
    client.on('connect', () => subscribe(() => listener.up()));
    client.on('message', (at, payload) => listener.message(at, Uint8Array.from(payload)));
    client.on('close', end);
    client.on('error', end);
    return {
      publish(at, bytes, { retain, stays = STAYS, taken }) {
        if (ended) return;
        const properties = { messageExpiryInterval: retain ? stays : PASSES };
        client.publish(at, asBuffer(bytes), { qos: 1, retain, properties }, (error) => error || taken?.());
      },
      askAgain: () => subscribe(),
      close: end,
    };
  };

/** The library takes a Buffer for bytes; its own type of one is not the page's. */
const asBuffer = (bytes: Uint8Array): Buffer => bytes as Buffer;
