// P32: names that the page gave to players follow its language; those that people typed stay.
import { describe, expect, it } from 'vitest';
import { nameIn, translateNames } from '../../www/screen/names';
import type { Setup } from '../../www/core/wire';

const person = (name: string, game = 'imhotep') => nameIn('fr', game, { name, colour: 0 }),
  computer = (name: string) => nameIn('fr', 'imhotep', { name, colour: 0, level: 1 });

describe('P32: names of players', () => {
  it('P32: names of colours are translated from any language', () => {
    expect(['White', 'Weiß', 'Blanc'].map((name) => person(name))).toEqual(['Blanc', 'Blanc', 'Blanc']);
    expect(['Schwarz', 'Red II'].map((name) => person(name, 'kontor'))).toEqual(['Noir', 'Rouge II']);
    expect(person('Red II')).toBe('Red II'); // no colour of Imhotep
  });

  it('P32: so are numbered players and computer players', () => {
    expect(person('Player 3')).toBe('Joueur 3');
    expect(['Matrose', 'Deckhand 2'].map(computer)).toEqual(['Matelot', 'Matelot 2']);
  });

  it('P32: a name that a person typed stays', () => {
    for (const name of ['Anna', 'Player', 'Deckhand', 'Whitney', 'Anna 2', 'White 2', '', 'a\nb'])
      expect(person(name)).toBe(name);
    expect(computer('White')).toBe('White');
  });

  it('P32: a language that the page does not have changes nothing', () => {
    const players = [{ name: 'White', colour: 0 }],
      setup = { game: 'imhotep', players } as Setup;
    expect(translateNames(setup, 'xx')).toBe(false);
    expect(translateNames(setup, 'de')).toBe(true);
    expect(players[0]?.name).toBe('Weiß');
  });
});
