// Faces: all are different people, told apart by shape and not only by colour; only the device remembers
// them.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Player, Setup } from '../../www/engine/wire';
import { peopleFrom } from '../../www/device/people';
import { faceOf } from '../../www/ui/faces';
import { isFace } from '../../www/stage/faces/face';
import { CHOICES, PEOPLE } from '../../www/stage/faces/people';
import { INK, portrait, RIM, type Cloth, type Person } from '../../www/stage/faces/portrait';

const LEVELS = ['first-game', 'deckhand', 'boatswain', 'captain', 'master', 'admiral'];
const CHARACTERS = ['careful', 'greedy', 'spoiler'];
const TWELVE = ['imhotep', 'duel', 'kontor', 'rampart'].flatMap((game) =>
  CHARACTERS.map((character) => `${game}-${character}`),
);
const ANIMALS = ['snail', 'hedgehog', 'squirrel', 'fox', 'owl', 'elephant'];
const CLOTH: Cloth = ['#7b8894', '#a0abb5', '#58636d'];

beforeAll(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly path: string) {}
    },
  );
});

/** Returns everything that is drawn, as text; `shapes` leaves out the colours. */
function strokes(person: Person, shapes = false): string {
  const drawn: string[] = [];
  const context = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...args: unknown[]): unknown => {
          drawn.push(`${String(name)} ${JSON.stringify(args)}`);
          return { addColorStop: () => undefined };
        },
      set: (_, name, value) => {
        if (!shapes || String(name) === 'lineWidth') drawn.push(`${String(name)} = ${JSON.stringify(value)}`);
        return true;
      },
    },
  );
  portrait(context as CanvasRenderingContext2D, person, CLOTH, 48);
  return drawn.join('\n');
}

/** Relative luminance of a colour of six digits, as WCAG defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('faces', () => {
  it('keep their ids, which devices remember', () => {
    expect(Object.keys(PEOPLE)).toEqual(['nobody', ...LEVELS, ...CHOICES, ...TWELVE, ...ANIMALS]);
    expect(CHOICES).toEqual(['braid', 'glasses', 'bun', 'straw', 'curls', 'moustache', 'fringe', 'turban']);
  });

  it('are all different people, in shape and not only in colour', () => {
    const all = Object.values(PEOPLE).map((person) => strokes(person, true));
    expect(new Set(all).size).toBe(LEVELS.length + CHOICES.length + TWELVE.length + ANIMALS.length + 1);
  });

  it('differ in their heads', () => {
    const heads = Object.values(PEOPLE).map(({ head }) => head.join(' '));
    expect(new Set(heads).size).toBe(heads.length);
  });

  it('are the same at every painting', () => {
    for (const person of Object.values(PEOPLE)) expect(strokes(person)).toBe(strokes(person));
  });

  it.each(Object.entries(PEOPLE))(
    '%s: the outline stands out from the light behind it and from the rim',
    (_, person) => {
      for (const light of person.sky) expect(contrast(INK, light)).toBeGreaterThan(4.5);
      expect(contrast(INK, RIM)).toBeGreaterThan(7);
    },
  );

  it.each(Object.entries(PEOPLE))('%s: has every part that is painted', (_, person) => {
    const { about, sky, skin, hair, head, turn, lean, eyes, brows } = person;
    expect(about).toMatch(/^[A-Z].*\.$/);
    for (const pair of [sky, skin, hair]) expect(pair.join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6}$/);
    expect([...head, turn, lean].filter(Number.isFinite)).toHaveLength(8);
    expect(eyes?.filter(Number.isFinite).length).toBe(eyes && 5);
    expect(brows?.filter(Number.isFinite).length).toBe(brows && 4);
    expect(eyes === undefined).toBe(brows === undefined);
  });

  it.each(Object.entries(PEOPLE))('%s: every layer is understood', (_, { back, dress, face, front }) => {
    for (const layer of [...back, ...dress, ...face, ...front])
      expect(layer).toMatch(/^2?[-~]?[kwWgGrRbBtyYpPvaAndlshSHcLC] M[-MLHVCSQZAzlhvcsqam0-9., ]+$/);
  });
});

describe('the face of a player', () => {
  const setup = (...players: Player[]): Setup => ({ game: 'imhotep', players }) as unknown as Setup;
  const people = [
    { name: 'Anna', face: 'curls' },
    { name: '', face: 'straw' },
  ];

  it('is that of its level if the computer plays', () => {
    expect(faceOf(setup({ name: 'Anna', colour: 0, level: 3 }), LEVELS, 0, people)).toBe('captain');
  });

  it('P54: is that of the person of this game if it has a character', () => {
    const player: Player = { name: 'Nefru', colour: 0, level: 3, character: 0 };
    for (const game of ['imhotep', 'duel', 'kontor', 'rampart'])
      expect(faceOf({ game, players: [player] } as unknown as Setup, LEVELS, 0, people, CHARACTERS)).toBe(
        `${game}-careful`,
      );
  });

  it('goes with the name, whichever seat it is', () => {
    const table = setup({ name: 'Ben', colour: 0 }, { name: 'Anna', colour: 1 });
    expect([0, 1].map((seat) => faceOf(table, LEVELS, seat, people))).toEqual([null, 'curls']);
  });

  it('goes with the seat of a player without a name, in every language', () => {
    for (const name of ['White', 'Blanc', 'Weiß'])
      expect(faceOf(setup({ name: 'Ben', colour: 0 }, { name, colour: 1 }), LEVELS, 1, people)).toBe('straw');
  });

  it('is never that of another person: a name that is not known has none', () => {
    expect(
      faceOf(setup({ name: 'Ben', colour: 0 }, { name: 'Carl', colour: 1 }), LEVELS, 1, people),
    ).toBeNull();
  });
});

describe('the people that a device remembers', () => {
  it.each([[null], ['people'], [{ 0: 'Anna' }], [7]])(
    '%j: are none if storage holds something else',
    (found) => {
      expect(peopleFrom(found)).toEqual([]);
    },
  );

  it('keep what is valid, four at most', () => {
    const found = [
      { name: 'Anna', face: 'curls' },
      null,
      { name: 5, face: [] },
      { name: 'x'.repeat(99) },
      {},
    ];
    expect(peopleFrom(found)).toEqual([
      { name: 'Anna', face: 'curls' },
      { name: '', face: null },
      { name: '', face: null },
      { name: 'x'.repeat(24), face: null },
    ]);
  });

  it('may have a face that this version does not know', () => {
    expect([isFace('curls'), isFace('toString'), isFace('unknown'), isFace(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
