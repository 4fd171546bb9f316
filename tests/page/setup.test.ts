import { describe, expect, it } from 'vitest';
import { freshDraft, seedOf, setColour, setCount, toSetup } from '../../www/engine/draft';
import { isSide, preset, presetOf } from '../../www/home/setup/sides';
import { beginners } from '../../www/home/setup/who-begins';
import type { SetupForm } from '../../www/games/form';
import { join, take } from '../../www/home/setup/opponents';
import { entry } from './fixture';

const draft = () => freshDraft(entry, ['Anna', 'Bruno'], 42);
const name = (seat: number) => `Player ${seat + 1}`;

describe('the set-up form', () => {
  it('begins with the defaults of the catalogue, the fewest players and distinct colours', () => {
    const fresh = draft();
    expect(fresh.count).toBe(2);
    expect(fresh.players.map(({ colour }) => colour)).toEqual([0, 1, 2, 3]);
    expect(fresh.values).toEqual({
      market: 'a',
      pyramid: 'a',
      temple: 'a',
      chamber: 'a',
      obelisks: 'a',
      wrath: false,
      pyramidBonus: 'may',
      first: null,
    });
  });
  it('knows sites by their sides', () => {
    expect(entry.options.filter(isSide).map(({ key }) => key)).toEqual([
      'market',
      'pyramid',
      'temple',
      'chamber',
      'obelisks',
    ]);
  });
  it('exchanges a colour that another player has', () => {
    const fresh = draft();
    setColour(fresh, 0, 3);
    expect(fresh.players.map(({ colour }) => colour)).toEqual([3, 1, 2, 0]);
    setColour(fresh, 0, 3);
    expect(fresh.players.map(({ colour }) => colour)).toEqual([3, 1, 2, 0]);
  });
  it('sets all sites at once, and nothing else', () => {
    const fresh = draft();
    preset(fresh, entry, 'b', () => false);
    expect(presetOf(fresh, entry)).toBe('b');
    expect(fresh.values['pyramidBonus']).toBe('may');
    let turn = 0;
    preset(fresh, entry, 'surprise', () => turn++ % 2 === 0);
    expect(fresh.values['market']).toBe('b');
    expect(fresh.values['pyramid']).toBe('a');
    expect(presetOf(fresh, entry)).toBeNull();
  });
  it('forgets a first player who does not take part', () => {
    const fresh = draft();
    setCount(fresh, entry, 4);
    fresh.values['first'] = 3;
    setCount(fresh, entry, 3);
    expect(fresh.values['first']).toBeNull();
  });
  it('offers people the youngest of them where the print lets the youngest begin', () => {
    const seat = (youngest: boolean) => ({ kind: 'seat' as const, key: 'first', youngest });
    const fresh = draft();
    setCount(fresh, entry, 3);
    expect(beginners(fresh, seat(true))).toEqual({ young: [0, 1, 2], others: [] });
    expect(beginners(fresh, seat(false))).toEqual({ young: [], others: [0, 1, 2] });
    fresh.players[1]!.level = 2; // a computer player has no age
    expect(beginners(fresh, seat(true))).toEqual({ young: [0, 2], others: [1] });
    fresh.players[2]!.level = 2; // one person alone
    expect(beginners(fresh, seat(true))).toEqual({ young: [], others: [0, 1, 2] });
  });
  it('P56: fills the seats that come to one person’s table with computer players of the same level', () => {
    const fresh = draft(),
      levels = () => fresh.players.slice(0, fresh.count).map(({ level }) => level ?? null);
    const words = { t: (id: string) => id, own: (_: string, id: string) => id },
      form = { draft: fresh, entry, words } as unknown as SetupForm;
    take(form, 1, 1);
    setCount(fresh, entry, 4);
    join(form, 2);
    expect(levels()).toEqual([null, 1, 1, 1]);
    setCount(fresh, entry, 2);
    take(form, 1, 0);
    setCount(fresh, entry, 4);
    join(form, 2);
    expect(levels()).toEqual([null, 0, 1, 1]); // they keep what they were
  });
  it('takes seeds that fit, and only those', () => {
    expect([' 0 ', '4294967295', '4294967296', '-1', '1.5', '', 'x', '1e3'].map(seedOf)).toEqual([
      0,
      4294967295,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  it('becomes a set-up that the engine opens, with a name for every player', () => {
    const fresh = draft();
    setCount(fresh, entry, 3);
    fresh.values['wrath'] = true;
    expect(toSetup(fresh, name, (text) => text)).toEqual({
      game: 'imhotep',
      seed: 42,
      players: [
        { name: 'Anna', colour: 0 },
        { name: 'Bruno', colour: 1 },
        { name: 'Player 3', colour: 2 },
      ],
      config: {
        market: 'a',
        pyramid: 'a',
        temple: 'a',
        chamber: 'a',
        obelisks: 'a',
        wrath: true,
        pyramidBonus: 'may',
        first: null,
      },
    });
    fresh.seed = 'seven';
    expect(toSetup(fresh, name, (text) => text)).toBeNull();
  });
});
