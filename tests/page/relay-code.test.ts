// The code of an invitation that is read over the phone.
import { describe, expect, it, vi } from 'vitest';
import { findLink, layLink } from '../../www/lines/relay/meeting';
import { inGroups, keysOfCode, linkTopic, makeCode, readCode } from '../../www/lines/relay/code';
import { keysOf, makeSecret, openBox } from '../../www/lines/relay/keys';
import { FakeRelay } from './relay-fixture';

describe('P62: a code', () => {
  it('has 16 digits in groups, and is read whatever stands between them', () => {
    for (let i = 0; i < 200; i++) {
      const code = makeCode();
      expect(code).toMatch(/^\d{16}$/);
      expect(inGroups(code)).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
      for (const typed of [
        inGroups(code),
        ` ${code}\n`,
        code.replace(/(\d\d)/g, '$1-'),
        code.replace(/./g, '$&.'),
      ])
        expect(readCode(typed)).toBe(code);
    }
    expect(new Set(Array.from({ length: 100 }, makeCode)).size).toBe(100);
    for (const wrong of ['', '1234', 'x'.repeat(16), '1'.repeat(17), '１２３'])
      expect(readCode(wrong)).toBeNull();
  });
  it('notices each wrong digit, and nearly all digits that have changed places', () => {
    let swapped = 0,
      missed = 0;
    for (let i = 0; i < 40; i++) {
      const code = makeCode();
      for (let at = 0; at < 16; at++) {
        for (let digit = 0; digit < 10; digit++)
          if (code[at] !== String(digit))
            expect(readCode(code.slice(0, at) + String(digit) + code.slice(at + 1))).toBeNull();
        const [a = '', b = ''] = code.slice(at, at + 2);
        if (b === '' || a === b) continue;
        swapped++;
        missed += Number(readCode(code.slice(0, at) + b + a + code.slice(at + 2)) !== null);
      }
    }
    expect(missed).toBeLessThan(swapped / 20);
  });
  it('leads to the link that was laid out for it, and nobody else finds or reads it', async () => {
    const relay = new FakeRelay(),
      link = 'https://example.org/#rAAAA.BBBB',
      code = (await layLink(relay.connect, link))!;
    expect(readCode(code)).toBe(code);
    expect(await findLink(relay.connect, code)).toBe(link);
    const [[topic, bytes]] = [...relay.retained] as [[string, Uint8Array]];
    expect(topic).toBe(linkTopic(await keysOfCode(code)));
    expect(await openBox(await keysOf(makeSecret()), topic, new Uint8Array(bytes))).toBeNull();
    expect(await openBox(await keysOfCode(makeCode()), topic, new Uint8Array(bytes))).toBeNull();
  });
  it('says so if nothing lies under a code', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const found = findLink(new FakeRelay().connect, makeCode());
      while (vi.getTimerCount() === 0) await new Promise((done) => setImmediate(done));
      vi.advanceTimersByTime(10_000);
      expect(await found).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });
  it('says so if the relay is away', async () => {
    const relay = new FakeRelay();
    relay.up = false;
    expect(await layLink(relay.connect, 'x')).toBeNull();
    expect(await findLink(relay.connect, makeCode())).toBeNull();
  });
});
