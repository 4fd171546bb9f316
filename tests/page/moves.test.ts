// What the buttons of a game do, as far as it needs no document: old offers, undo, and the rule of a refusal.
import { describe, expect, it } from 'vitest';
import { Hints } from '../../www/ui/previews';
import type { Offer } from '../../www/engine/wire';
import { fakeGame, OFFER } from './commands-fixture';

describe('a button with an offer', () => {
  /** Presses the button while a motion runs, after which these are the offers; returns whether its move was played. */
  async function pressed(after: Offer[]): Promise<boolean> {
    const { commands, engine, done, ports } = fakeGame();
    ports.motion.end = () => {
      engine.offers = after;
      commands.askAgain();
      return Promise.resolve();
    };
    await commands.choose(OFFER);
    return done.includes('engine plays');
  }

  it('plays its move after the motion if it is still offered, and otherwise does nothing', async () => {
    expect(await pressed([OFFER])).toBe(true);
    expect(await pressed([])).toBe(false);
    expect(await pressed([{ ...OFFER }])).toBe(false); // the same move in another position
  });
});

describe('M8: undo on a device that is passed around', () => {
  const back = (called: number | null, holder: number, canUndo = true): number => {
    const { commands, engine } = fakeGame();
    commands.turnTo({ eye: holder, called: null }); // this player has the device
    commands.turnTo({ eye: null, called: null });
    engine.canUndo = true;
    commands.play(holder, OFFER.move, { speed: 'off' });
    commands.turnTo({ eye: null, called });
    engine.canUndo = canUndo;
    return commands.takesBack;
  };

  it('takes a private move back only until another player is called', () => {
    expect(back(null, 0)).toBe(1);
    expect(back(0, 0)).toBe(1); // the same player is asked once more
    expect(back(1, 0)).toBe(0);
    expect(back(null, 0, false)).toBe(0);
  });
});

describe('M17: a place that cannot be chosen', () => {
  const text = { places: { about: () => '' }, moves: { reason: () => 'Too few stones.' } };
  const hintsFor = (taps: string[], why: (taps: string[]) => object): Hints =>
    new Hints(
      {
        page: { beneath: (at: string) => (at === 'stone/0' ? 'lane/0' : null) },
        session: { why: (_: number, tapped: string[]) => why(tapped) },
        table: { seat: 0, offers: [], taps },
        text: () => text,
      } as never,
      null as never,
      null as never,
    );

  it('keeps the rule that forbids it, for the rulebook', () => {
    const hints = hintsFor([], () => ({ code: 'too-few-stones', rule: 'imhotep/sail' }));
    expect(hints.whyNot('lane/0')).toBe('Too few stones.');
    expect(hints.asked).toEqual({ place: 'lane/0', rule: 'imhotep/sail' });
  });

  it('is refused as the place under it, if it means nothing itself', () => {
    const hints = hintsFor([], ([at]) =>
      at === 'lane/0' ? { code: 'too-few-stones', rule: 'below' } : { code: 'nothing-here', rule: null },
    );
    for (const [at, rule] of [
      ['stone/0', 'below'],
      ['stone/1', null],
    ] as const) {
      hints.whyNot(at);
      expect(hints.asked).toEqual({ place: at, rule });
    }
  });

  it('keeps the rule of the row of taps, unless that has no reason of its own', () => {
    const codes = (code: string) =>
      hintsFor(['boat/0'], (taps) =>
        taps.length > 1 ? { code, rule: 'row' } : { code: 'x', rule: 'alone' },
      );
    for (const [code, rule] of [
      ['too-few-stones', 'row'],
      ['nothing-here', 'alone'],
    ] as const) {
      const hints = codes(code);
      hints.whyNot('site/0');
      expect(hints.asked?.rule).toBe(rule);
    }
  });
});
