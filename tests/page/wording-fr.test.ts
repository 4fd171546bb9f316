// P31: slips that show only with some names and numbers are found in the files of words.
import { expect, it } from 'vitest';
import { slips } from '../../tools/lib/wording.mjs';

const found = (text: string, key = 'key'): number =>
  text.split('\n').flatMap((line) => slips('fr', key, line)).length;

it.each([
  ['{ $points ->\n    [one] 1 point\n   *[other] { $points } points\n  }'],
  ['{ $points ->\n    [one] −1 point\n   *[other] { $points } points\n  }'],
  ['{ $count ->\n    [one] une carte\n   *[other] { $count } cartes\n  }'],
])('P31: no number stands in [one], which is 0 in French too', (text) => {
  expect(found(text)).toBe(1);
  expect(found(text.replace('[one]', '[1]'))).toBe(0);
});

it('P31: [one] with the argument, or with a number that does not count, is right', () => {
  expect(found('{ $n ->\n    [one] { $n } fois sur 100\n   *[other] { $n } fois sur 100\n  }')).toBe(0);
  expect(
    found('{ $n ->\n    [one] { $n } carte d’un joueur\n   *[other] { $n } cartes d’un joueur\n  }'),
  ).toBe(0);
});

it('P31: no name stands after de or que', () => {
  for (const text of [
    'Rempart de { $name }',
    'Dès que { $name } joue',
    'plus que { $you ->\n [yes] vous\n *[no] x }',
  ])
    expect([text, found(text)]).toEqual([text, 1]);
  for (const text of ['Rempart { $de-name }', 'plus de { $count } points', 'contre { $name }'])
    expect([text, found(text)]).toEqual([text, 0]);
});

it('P31: no participle and no ordinal tells whether a person is a woman or a man', () => {
  for (const text of [
    '{ $name } est connecté',
    '{ $name } n’est pas prêt',
    '{ $name } est le premier à jouer',
  ])
    expect([text, found(text)]).toEqual([text, 1]);
  for (const text of ['{ $name } est là', '{ $name } est hors ligne', '{ $name } joue en premier'])
    expect([text, found(text)]).toEqual([text, 0]);
});

it.each([
  ['duel-say', 'Placez une figurine au Tombeau'],
  ['imhotep-say', 'sur le traîneau'],
  ['imhotep-offer', 'sur { $boat }, place { $place }'],
  ['kontor-say', 'la plus grande avance'],
  ['kontor-say', 'un florin de taxe au trésor'],
  ['rampart-say', '1 par couple'],
  ['kontor-advice', 'Le plus haut numéro passe en premier'],
  ['kontor-ask', 'exporter une marchandise de { $card } ?'],
  ['kontor-offer', 'Choisir { $card }'],
  ['ask-over-one', '{ $name } gagne avec'],
  ['lessons-kontor-end', 'le port est plein\u00a0: vous gagnez'],
  ['review-loss-of', 'Coûte { $loss } victoires sur 100'],
  ['live-sent', 'Votre coup est scellé'],
  ['say', 'Score\u202f: 3'],
])('P31: a marked kind is found: %s, “%s”', (key, text) => {
  expect(found(text, key)).toBeGreaterThan(0);
});

it.each([
  ['imhotep-turn', 'On met en place les bateaux'],
  ['kontor-option', 'Jeu avancé, fixé d’avance, à la trésorerie'],
  ['kontor-ask', '{ $name }\u00a0: { $card }. Exporter\u202f?'],
  ['rampart-offer', 'Prendre le { $card } en { $spot }'],
  ['kontor-leads', '{ $name } gagnerait maintenant'],
  ['kontor-pass', 'Vous passez et prenez un florin'],
])('P31: what is right is not found: %s, “%s”', (key, text) => {
  expect(found(text, key)).toBe(0);
});

it('P31: a number in [one] is found in a language without a list of its own', () => {
  expect(slips('es', 'key', '    [one] 1 punto')).toHaveLength(1);
  expect(slips('es', 'key', '    [one] { $points } punto de 100')).toEqual([]);
});
