// The address of a relay that the owner of a site names: it goes into the page and into its security policy.
import { expect, it } from 'vitest';
import { relayAddress } from '../../tools/lib/relay-address.mjs';

const of = (text?: string): string[] => relayAddress({ DOCKHAND_RELAY: text });

it('takes one secure address, or one on this machine', () => {
  expect(of('wss://relay.example.org')).toEqual(['wss://relay.example.org']);
  expect(of(' wss://relay.example.org:9101/mqtt ')).toEqual(['wss://relay.example.org:9101/mqtt']);
  expect(of('ws://127.0.0.1:9101')).toEqual(['ws://127.0.0.1:9101']);
  expect(of()).toEqual([]);
  expect(of('')).toEqual([]);
});

it.each([
  'relay.example.org',
  'ws://relay.example.org',
  'https://relay.example.org',
  'wss://me:secret@relay.example.org',
  "wss://relay.example.org; script-src 'unsafe-inline'",
  'wss://relay.example.org wss://other.example.org',
  'wss://relay.example.org?a=1',
])('refuses %s', (text) => expect(() => of(text)).toThrow(/DOCKHAND_RELAY has to be an address/));
