// Records cut to their first moves, with the engine itself.
import { describe, expect, it } from 'vitest';
import { Prefixes } from '../../www/engine/prefixes';
import type { Session } from '../../www/engine/engine';
import { resumeIn } from '../../www/letters/seeded';
import { byLink, played } from '../e2e/played';

describe('a record as it was after some moves', () => {
  it('has the seeds that were used, in a game by link', () => {
    const { record, hashes, resume } = byLink();
    const prefixes = new Prefixes(record, resume as never);
    expect(hashes.length).toBe(prefixes.moves.length + 1);
    for (const at of [40, 0, hashes.length - 1, 7, 39])
      expect(resume(prefixes.at(at)).hash()).toBe(hashes[at]);
    // So it is in a session of the engine, and in the copies that the page makes of it.
    for (const open of [resume, resumeIn({ resume: resume as never })]) {
      const again = new Prefixes(record, open as never),
        session = open(again.at(0)) as unknown as Session;
      for (const at of again.moves.keys()) {
        again.play(session, at, null);
        expect(session.hash()).toBe(hashes[at + 1]);
      }
    }
    // With the seeds of later moves it would not be a record.
    expect(() => resume(JSON.stringify({ ...JSON.parse(record), moves: [] }))).toThrow();
  });

  it('is only shorter in any other game', () => {
    const over = played('duel', 2, 6),
      prefixes = new Prefixes(over.record(), () => {
        throw new Error('needs no session');
      });
    expect(JSON.parse(prefixes.at(3))).toEqual({
      ...JSON.parse(over.record()),
      moves: prefixes.moves.slice(0, 3),
    });
  });
});
