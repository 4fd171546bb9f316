// What the coach judges, and the characters that a device remembers.
import { describe, expect, it, vi } from 'vitest';
import type { Analysis, Move, Setup } from '../../www/engine/wire';
import { isUnsure, slipOf } from '../../www/words/reasons';
import { plainly } from '../../www/searches/advisers';
import { levelsFrom } from '../../www/device/levels';
import { rivalOf } from '../../www/device/rival';
import { faceOf } from '../../www/ui/faces';
import { entry as IMHOTEP } from './fixture';
import { wordsOf } from './words-of';

const move = (boat: number): Move => ({ do: 'sail', boat, site: 'market' }) as Move;
const analysis = (...each: [chance: number, visits: number][]): Analysis[] =>
  each.map(([chance, visits], boat) => ({
    move: move(boat),
    visits,
    chance,
    chances: [chance, 1000 - chance],
    points: [chance / 10, 50],
  }));

describe('the coach', () => {
  it('P51: speaks of a move that costs more than 8 % of the chance to win, and says what was better', () => {
    const slip = slipOf(analysis([700, 900], [590, 100]), 0, move(1));
    expect(slip?.better).toEqual(move(0));
    expect(slip?.why).toEqual({ is: 'own', seat: 0, points: 1 });
  });

  it.each([
    ['the best move', analysis([700, 900], [500, 100]), move(0)],
    ['a move that costs less', analysis([700, 900], [630, 100]), move(1)],
    ['a loss that may be chance', analysis([700, 900], [560, 9]), move(1)],
    ['a move that was hardly tried', analysis([700, 900], [100, 5]), move(1)],
    ['a move that was not tried', analysis([700, 900]), move(1)],
    [
      'a move that is best mixed with others',
      analysis([700, 900], [500, 100]).map((one) => ({ ...one, share: 500 })),
      move(1),
    ],
    ['a position without an analysis', [], move(0)],
  ])('does not speak of %s', (_, all, made) => {
    expect(slipOf(all, 0, made)).toBeNull();
  });

  it.each([
    ['a move that was not tried', analysis([700, 900]), true],
    ['a move that was hardly tried', analysis([700, 900], [100, 5]), true],
    ['a loss that may be chance', analysis([700, 900], [600, 30]), true],
    ['a loss that is certain', analysis([700, 900], [300, 100]), false],
    ['a move that costs little', analysis([700, 900], [690, 30]), false],
    ['a move of a mixture', analysis([700, 900], [500, 3]).map((one) => ({ ...one, share: 500 })), false],
    ['a position without an analysis', [], false],
  ])('P51: looks closer at %s: %s', (_, all, looks) => {
    expect(isUnsure(all, move(1))).toBe(looks);
  });
});

describe('a computer player with a character', () => {
  it('has none in the review, which judges its moves as those of everybody', () => {
    const person = { name: 'Anna', colour: 0 },
      computer = { name: 'Setka', colour: 1, level: 5 };
    const players = [person, { ...computer, character: 2 }];
    expect(JSON.parse(plainly(JSON.stringify({ game: 'duel', players, moves: [] })))).toEqual({
      game: 'duel',
      players: [
        { ...person, character: null },
        { ...computer, character: null },
      ],
      moves: [],
    });
  });

  it('is remembered with its level, if there are such ones', () => {
    const kept = {
      games: { imhotep: [null, 4] },
      characters: { imhotep: [null, 2, 3, 'x', 0], duel: 1 },
    };
    expect(levelsFrom(kept, 5).characters).toEqual({ imhotep: [null, 2, null, null] });
    expect(levelsFrom({ games: {} }, 5).characters).toBeUndefined();
  });

  it('P13: is the easiest for a person who has not met any', () => {
    vi.stubGlobal('localStorage', { getItem: () => null });
    const { level } = rivalOf(IMHOTEP);
    vi.unstubAllGlobals();
    expect(level).toBe('first-game');
    expect(level).toBe(IMHOTEP.levels[0]?.id);
  });

  it.each([
    [
      'en',
      'you against',
      'the landlubber, the deckhand, the boatswain, the captain, the harbour master, the admiral',
    ],
    [
      'de',
      'du gegen',
      'die Landratte, den Matrosen, den Bootsmann, die Kapitänin, den Hafenmeister, die Admiralin',
    ],
    ['fr', 'vous contre', 'le moussaillon, le matelot, le bosco, la capitaine, le maître du port, l’amirale'],
  ])('is named before a game with the article of a rank, but a name has none: %s', (language, you, ranks) => {
    const words = wordsOf(language, 'imhotep'),
      against = (face: string, name: string): string =>
        words.t('home-against', { face, name, level: words.t('bot-level-deckhand') });
    const levels = ['first-game', 'deckhand', 'boatswain', 'captain', 'master', 'admiral'];
    const told = levels.map((id) => against(id, words.t(`bot-level-${id}`)));
    expect(told).toEqual(ranks.split(', ').map((rank) => `${you} ${rank}`));
    // P53: a person is named with the level.
    const setka = `${you} Setka (${words.t('bot-level-deckhand')})`;
    expect(against('imhotep-spoiler', 'Setka')).toBe(setka);
  });

  it('P53: is the opponent of a single person in this game, at the level that was played last in it', () => {
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null });
    const keep = (kept: object): unknown => store.set('dockhand.opponents', JSON.stringify(kept));
    const usual = { level: 'first-game', character: 'careful' };
    expect(rivalOf(IMHOTEP)).toEqual(usual);
    keep({ games: { imhotep: [null, 4] }, characters: { imhotep: [null, 2] } });
    expect(rivalOf(IMHOTEP)).toEqual({ level: 'master', character: 'spoiler' });
    // Whoever sits only at a larger table leaves the level, not the person.
    keep({ games: { imhotep: [null, null, 4] }, characters: { imhotep: [null, null, 2] } });
    expect(rivalOf(IMHOTEP)).toEqual({ level: 'master', character: 'careful' });
    // What was played in another game says nothing here.
    keep({ usual: 3, games: { duel: [null, 2] }, characters: { duel: [null, 2] } });
    expect(rivalOf(IMHOTEP)).toEqual(usual);
    // Who was chosen without a character stays without one.
    keep({ games: { imhotep: [null, 4] }, characters: { imhotep: [null, null] } });
    expect(rivalOf(IMHOTEP)).toEqual({ level: 'master' });
    keep({ games: { imhotep: [null, 4] } });
    expect(rivalOf(IMHOTEP)).toEqual({ level: 'master' });
    // Who thinks for a time keeps what it has found only without a character.
    keep({ games: { imhotep: [null, 5] } });
    const [strongest] = IMHOTEP.levels.slice(-1),
      timed = { ...strongest!, id: 'admiral', timed: true };
    expect(rivalOf({ ...IMHOTEP, levels: [...IMHOTEP.levels, timed] })).toEqual({ level: 'admiral' });
    for (const kept of [
      { usual: 9 },
      { usual: 'length', games: { imhotep: 3 } },
      { games: { imhotep: [null, {}] } },
      null,
      7,
    ]) {
      keep(kept as object);
      expect(rivalOf(IMHOTEP)).toEqual(usual);
    }
    vi.unstubAllGlobals();
  });

  it('has its own face at every level', () => {
    const setup = {
      game: 'imhotep',
      players: [
        { name: 'Setka', colour: 0, level: 4, character: 2 },
        { name: 'Harbour master', colour: 1, level: 4 },
      ],
    } as unknown as Setup;
    const levels = IMHOTEP.levels.map(({ id }) => id);
    expect(faceOf(setup, levels, 0, [], IMHOTEP.characters)).toBe('imhotep-spoiler');
    expect(faceOf(setup, levels, 1, [], IMHOTEP.characters)).toBe('master');
  });
});
