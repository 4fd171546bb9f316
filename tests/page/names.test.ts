// P32: names that the page gave to players follow its language; those that people typed stay.
import { describe, expect, it } from 'vitest';
import { nameIn, namesIn, translateNames, youAt } from '../../www/ui/text/names';
import { Scene } from '../../www/words/scene';
import { Terms } from '../../www/words/text/terms';
import type { GameText } from '../../www/words/text/text';
import type { Setup } from '../../www/engine/wire';
import { duelText, type DuelText } from '../../www/games/duel/text/text';
import type { Game } from '../../www/games/duel/wire';
import { aboutSource } from '../../www/ui/text/score';
import { fullView, printsOf, setupOf } from './duel-fixture';
import { wordsOf } from './words-of';

const person = (name: string, game = 'imhotep') => nameIn('fr', game, { name, colour: 0 }),
  computer = (name: string) => nameIn('fr', 'imhotep', { name, colour: 0, level: 1 });

/** A game of these players, and the names that it is given. */
function at(players: Setup['players']): { game: Parameters<typeof translateNames>[0]; renamed: string[][] } {
  const renamed: string[][] = [],
    commands = { rename: (names: string[]) => renamed.push(names) };
  return { game: { commands, table: { setup: { game: 'imhotep', players } } } as never, renamed };
}

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
      { game, renamed } = at(players);
    expect(translateNames(game, 'xx')).toBe(false);
    expect(translateNames(game, 'de')).toBe(true);
    expect(renamed).toEqual([['Weiß']]);
  });

  it('P32: a player without a name, as other programs may write it, is called by number', () => {
    const players = [
        { name: 'Anna', colour: 0 },
        { name: '', colour: 1 },
      ],
      { game, renamed } = at(players);
    expect(namesIn('de', 'imhotep', players)).toEqual(['Anna', 'Spieler 2']);
    expect(namesIn('xx', 'imhotep', players)).toEqual(['Anna', '2']);
    expect(translateNames(game, 'fr')).toBe(true);
    expect(renamed).toEqual([['Anna', 'Joueur 2']]);
  });
});

describe('P32: whose saved game it is', () => {
  const seats = (...players: [string, number?][]) => players.map(([name, level]) => ({ name, level }));

  it('P32: the only person who typed no name is “you”, whatever the language then', () => {
    expect(youAt('imhotep', seats(['Schwarz'], ['Boatswain', 2]))).toBe(0);
    expect(youAt('kontor', seats(['Boatswain', 2], ['Red II']))).toBe(1);
  });

  it('P32: nobody is “you” who typed a name, or among several people, or among none', () => {
    expect(youAt('imhotep', seats(['Anna'], ['Boatswain', 2]))).toBeNull();
    expect(youAt('imhotep', seats(['White'], ['Black']))).toBeNull();
    expect(youAt('imhotep', seats(['Player 3'], ['Boatswain', 2]))).toBeNull();
    expect(youAt('imhotep', seats(['White', 1], ['Boatswain', 2]))).toBeNull();
  });
});

describe('P32: the only person at a table, if no name was typed', () => {
  const scene = new Scene<Game>(setupOf('a'), fullView('a'), printsOf('a'));
  const textOf = (language: string): DuelText => {
    const text = duelText(wordsOf(language, 'duel'), scene);
    text.terms.you = 0;
    return text;
  };
  const other = scene.setup.players[1]?.name ?? '';

  it.each([
    ['en', 'You'],
    ['fr', 'Vous'],
    ['de', 'Du'],
  ])('P32: is “you” where a name stands alone, and nobody else is (%s)', (language, you) => {
    const { terms, moves, places } = textOf(language);
    expect([terms.called(0), terms.called(1)]).toEqual([you, other]);
    expect(moves.preview({ scores: [2, 1], reveals: false })).toBe(`${you} +2, ${other} +1.`);
    expect(places.playerLabel(0, 'black').startsWith(`${you} (`)).toBe(true);
    expect(places.playerLabel(1, 'white').startsWith(`${other} (`)).toBe(true);
    terms.you = null;
    expect(terms.called(0)).toBe(scene.setup.players[0]?.name);
  });

  it.each([
    ['en', 'You won with 40 points.', '+6 for you'],
    ['fr', 'Vous avez gagné avec 40 points.', '+6 pour vous'],
    ['de', 'Du hast mit 40 Punkten gewonnen.', '+6 für dich'],
  ])('P32: is told the end as a sentence of that language (%s)', (language, won, decided) => {
    const view = { ...scene.view, outcome: { winners: [0], scores: [40, 34] } },
      text = duelText(wordsOf(language, 'duel'), new Scene<Game>(scene.setup, view, []));
    text.terms.you = 0;
    expect(text.moves.ask(null, [])).toBe(won);
    const why = text.score.whyWon(
      [0],
      [
        { total: 40, sources: [], decided: { by: 'points', source: 'tomb', lead: 6, over: 1 } },
        { total: 34, sources: [], decided: null },
      ],
    );
    expect(why).toContain(decided);
  });
});

describe('P31: what a row of the score says of its points', () => {
  it.each(['en', 'fr', 'de'])('P31: names no side that is not played (%s)', (language) => {
    const about = (side: 'a' | 'b'): string => {
      const config = { obelisks: side } as Setup['config'],
        setup = { game: 'imhotep', players: [], config, seed: 0 } as unknown as Setup;
      const terms = new Terms(wordsOf(language, 'imhotep'), new Scene(setup, scene().view, []));
      return aboutSource({ terms } as unknown as GameText, 'obelisks');
    };
    const [a, b] = [about('a'), about('b')];
    expect(a).not.toBe(b);
    for (const text of [a, b]) expect(text).not.toMatch(/\b(side|face|Seite)\b|\{|undefined/);
  });
  const scene = (): Scene<Game> => new Scene<Game>(setupOf('a'), fullView('a'), printsOf('a'));
});
