// P31: a name stands in a French sentence as a French player says it.
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { messagesIn } from '../../tools/lib/word-sheet.mjs';
import { textOf, texts } from '../../tools/lib/words.mjs';
import { joined } from '../../www/words/elision';
import { isolate, Words } from '../../www/words/words';
import { wordsOf } from './words-of';

it.each([
  ['Anna', 'd’Anna'],
  ['Éloïse', 'd’Éloïse'],
  ['E\u0301loi\u0308se', 'd’E\u0301loi\u0308se'],
  ['Œdipe', 'd’Œdipe'],
  ['Ægir', 'd’Ægir'],
  ['Hugo', 'd’Hugo'],
  ['Hélène et Tom', 'd’Hélène et Tom'],
  ['Yves', 'd’Yves'],
  ['Yseult', 'd’Yseult'],
  ['Amirale', 'd’Amirale'],
  ['Imhotep', 'd’Imhotep'],
  ['un dock', 'd’un dock'],
  ['l’équipe rouge', 'de l’équipe rouge'],
  ['Léa', 'de Léa'],
  ['Zoé', 'de Zoé'],
  ['Yann', 'de Yann'],
  ['Yoann', 'de Yoann'],
  ['Harry', 'de Harry'],
  ['Hapu', 'de Hapu'],
  ['Hérisson', 'de Hérisson'],
  ['Hibou 2', 'de Hibou 2'],
  ['huit cases', 'de huit cases'],
  ['onze', 'de onze'],
  ['A', 'de A'],
  ['A1', 'de A1'],
  ['Y', 'de Y'],
  ['8 points', 'de 8 points'],
  ['😀 Anna', 'de 😀 Anna'],
  ['Joueur 2', 'de Joueur 2'],
  ['Øystein', 'd’Øystein'],
  ['Анна', 'de Анна'],
  [isolate('דנה'), 'de \u2068דנה\u2069'],
  ['', 'de '],
])('P31: “de” before %s', (name, expected) => {
  expect(joined('de', name)).toBe(expected);
});

it('P31: “que” is shortened before the same names', () => {
  expect(['Anna', 'Tom'].map((name) => joined('que', name))).toEqual(['qu’Anna', 'que Tom']);
});

it('P31: a French sentence may ask for a name after “de” or “que”, and other languages get none', () => {
  const text = 'a = Rempart { $de-name }\nb = Dès { $que-name } joue\nc = { $count }{ $de-count }';
  const say = (language: string, id: string, name: string): string =>
    new Words(language, new FluentResource(text)).t(id, { name, count: 1 });
  expect(['Anna', 'Tom'].map((name) => say('fr', 'a', name))).toEqual(['Rempart d’Anna', 'Rempart de Tom']);
  expect(['Anna', 'Tom'].map((name) => say('fr', 'b', name))).toEqual([
    'Dès qu’Anna joue',
    'Dès que Tom joue',
  ]);
  expect(say('fr', 'c', 'Anna')).toBe('1{$de-count}');
  expect(say('de', 'a', 'Anna')).toBe('Rempart {$de-name}');
});

/** Arguments that are people. */
const PEOPLE = ['name', 'names', 'other', 'victim', 'under', 'person'];
const FILES = texts().flatMap(({ name, language }) => (language === 'fr' && name ? [name] : []));

it('P31: no French sentence says “de Anna” or “que Anna”, whoever is meant', () => {
  const args = Object.fromEntries(PEOPLE.map((name) => [name, 'Anna']));
  const said = FILES.flatMap((name) => {
    const words = wordsOf('fr', name);
    return [...messagesIn(textOf(name, 'fr')).keys()].flatMap((id) =>
      ['yes', 'no'].map((you) => words.t(id, { ...args, you, mine: you })),
    );
  });
  expect(said.filter((sentence) => /(?<!\p{L})(?:de|que|se|ne) Anna/iu.test(sentence))).toEqual([]);
  expect(said.filter((sentence) => /(?:d|qu)’Anna/.test(sentence)).length).toBeGreaterThan(30);
});
