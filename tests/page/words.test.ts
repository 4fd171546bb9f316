import { describe, expect, it, vi } from 'vitest';
import { imhotepText } from '../../www/games/imhotep/text/text';
import { Scene } from '../../www/games/imhotep/text/scene';
import { bestLanguage, languages } from '../../www/words/languages';
import { isolate, languageName, stopped } from '../../www/words/words';
import type { Card, Move, Offer, GameEvent } from '../../www/games/imhotep/wire';
import { prints, setup, view } from './fixture';
import { misprints, plainText } from '../../tools/lib/typography.mjs';
import { wordsOf } from './words-of';

const english = imhotepText(wordsOf('en', 'imhotep'), new Scene(setup, view, prints));
const french = imhotepText(wordsOf('fr', 'imhotep'), new Scene(setup, view, prints));
const german = imhotepText(wordsOf('de', 'imhotep'), new Scene(setup, view, prints));
const offer = (move: Move): Offer => ({ move, taps: [], anyOrder: 0 });

const cards: Card[] = [
  'entrance',
  'sarcophagus',
  'paved-path',
  'pyramid-ornament',
  'temple-ornament',
  'chamber-ornament',
  'obelisk-ornament',
  'statue',
  'lever',
  'hammer',
  'sail',
  'chisel',
];
const moves: Move[] = [
  { do: 'take-stones' },
  { do: 'load', boat: 0, place: 1 },
  { do: 'sail', boat: 2, site: 'temple' },
  { do: 'lever', boat: 0, site: 'market', order: [2, 0] },
  { do: 'hammer', boat: 0, place: 1 },
  { do: 'sail-card', boat: 2, place: 0, site: 'pyramid' },
  { do: 'chisel', first: [0, 1], second: [0, 3] },
  { do: 'chisel', first: [0, 1], second: [2, 0] },
  { do: 'pass' },
  { do: 'pick-card', card: 'statue' },
  { do: 'pick-pair' },
  { do: 'keep-card', card: 'sail' },
  { do: 'choose-pyramid', pyramid: 1 },
  { do: 'load-bonus', boat: 3, place: 0 },
  { do: 'decline' },
  { do: 'accept' },
  { do: 'temple-point' },
  { do: 'temple-stones' },
];
const events: GameEvent[] = [
  { say: 'round-begins', round: 1, first: 0 },
  { say: 'took-stones', seat: 0, stones: 3 },
  { say: 'loaded', seat: 0, boat: 0, place: 1 },
  { say: 'sailed', seat: 0, boat: 1, site: 'chamber' },
  { say: 'played-card', seat: 0, card: 'lever' },
  { say: 'passed', seat: 1 },
  { say: 'delivered', seat: 0, site: 'obelisks' },
  { say: 'scored', seat: 0, points: 4, source: 'pyramid' },
  { say: 'scored', seat: 0, points: -5, source: 'wrath' },
  { say: 'picked-card', seat: 0, card: 'statue' },
  { say: 'took-pair', seat: 0, cards: ['statue', 'sail'] },
  { say: 'kept-card', seat: 0, card: 'sail' },
  { say: 'drew-card', seat: 0, card: 'chisel' },
  { say: 'quarry-empty', seat: 0, card: 'entrance' },
  { say: 'stone-returned', seat: 0 },
  { say: 'built-obelisk', seat: 0, points: 9 },
  { say: 'bonus-stones', seat: 0, stones: 3 },
  { say: 'bonus-declined', seat: 0 },
  { say: 'temple-scored' },
  { say: 'reshuffled', cards: 12 },
  { say: 'market-cleared' },
  { say: 'all-stuck' },
  { say: 'round-ends', round: 6 },
  { say: 'game-over', winners: [0, 2] },
];

describe('languages', () => {
  it('M25: has English, French and German, and takes the first that the reader knows', () => {
    expect(languages).toEqual(expect.arrayContaining(['de', 'en', 'fr']));
    expect(bestLanguage(['tlh-US', 'fr-CA', 'en'])).toBe('fr');
    expect(bestLanguage(['de-AT', 'en'])).toBe('de');
    expect(bestLanguage(['xx'])).toBe('en');
  });
  it('calls each language by its own name', () => {
    expect(['en', 'fr', 'de'].map(languageName)).toEqual(['English', 'Français', 'Deutsch']);
  });
  it('shows a missing key instead of failing', () => {
    expect(english.terms.t('no-such-key')).toBe('no-such-key');
  });
  it('keeps names of another direction from turning the sentence', () => {
    expect(isolate('Anna')).toBe('Anna');
    expect(isolate('דנה')).toBe('\u2068דנה\u2069');
  });
});

for (const text of [english, french, german]) {
  describe(`everything can be said: ${text.terms.words.language}`, () => {
    const sentences = [
      ...moves.map((move) => text.moves.offer(move)),
      ...events.map((one) => text.log.sentence(one)),
      ...cards.flatMap((card) => [text.terms.card(card), text.terms.t(`about-${card}`)]),
      ...text.places.buttons().map((place) => text.places.placeLabel(place)),
      ...moves.map((move) => text.moves.next([offer(move)], Array<string>(1))),
      ...moves.map((move) => text.moves.next([offer(move)], Array<string>(2))),
      ...text.terms.scene.seats.map((seat) => text.places.playerLabel(seat, 'grey')),
    ];
    it('without a key, an argument or a number that is missing', () => {
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/\{|\}|\$|undefined|NaN|^(say|offer|next|card|about|place)-/);
        expect(sentence.trim().length).toBeGreaterThan(1);
      }
    });
    it('in labels that are short enough to listen to', () => {
      for (const place of text.places.buttons())
        expect(text.places.fullLabel(place, null, false).length).toBeLessThanOrEqual(120);
    });
  });
}

describe('English sentences', () => {
  it('call boats by what they carry, and tell equal ones apart', () => {
    expect(english.moves.offer({ do: 'sail', boat: 2, site: 'temple' })).toBe(
      'Sail the 2-stone boat to the Temple',
    );
    expect(english.moves.offer({ do: 'sail', boat: 0, site: 'market' })).toBe(
      'Sail the first 4-stone boat to the Market',
    );
    expect(english.terms.boat(1)).toBe('the second 4-stone boat');
  });
  it('ask for what can be done, and for nothing else', () => {
    expect(
      english.moves.ask(0, [
        offer({ do: 'take-stones' }),
        offer({ do: 'load', boat: 0, place: 1 }),
        offer({ do: 'chisel', first: [0, 1], second: [0, 3] }),
      ]),
    ).toBe('Anna: take stones, load a stone or play a blue card.');
  });
  it('count equal deliveries, and join a delivery with its points', () => {
    const delivered = (seat: number): GameEvent => ({ say: 'delivered', seat, site: 'pyramid' });
    expect(
      english.log.sentences([
        delivered(0),
        delivered(0),
        delivered(1),
        { say: 'scored', seat: 1, points: 3, source: 'pyramid' },
      ]),
    ).toEqual(['Anna: 2 stones to the Pyramids.', 'Bruno: a stone to the Pyramids, 3 points.']);
  });
  it('put the points of one source together, and keep those of two apart', () => {
    const scored = (seat: number, points: number, source: 'temple' | 'statues'): GameEvent => ({
      say: 'scored',
      seat,
      points,
      source,
    });
    expect(
      english.log.sentences([
        { say: 'temple-scored' },
        scored(0, 2, 'temple'),
        scored(1, 1, 'temple'),
        scored(2, 6, 'statues'),
      ]),
    ).toEqual(['Temple: Anna +2, Bruno +1.', 'Chloé scores 6 points (Statues).']);
  });
  it('P3: leave the points of a move out of its brief form, beside which they are told by source', () => {
    const scored = (seat: number): GameEvent => ({
        say: 'scored',
        seat,
        points: seat + 1,
        source: 'pyramid',
      }),
      sailed: GameEvent = { say: 'sailed', seat: 0, boat: 0, site: 'pyramid' };
    for (const points of [[scored(0)], [scored(0), scored(1)]]) {
      const { action, aside, brief } = english.log.logged([sailed, ...points]);
      expect(brief).toEqual(english.log.sentences([sailed]));
      expect(aside).toEqual(english.log.sentences(points));
      expect(action).toEqual([...brief!, ...aside!]);
    }
  });
  it('P8: name a player once among the points of one source, and tell no round that ends before one begins', () => {
    const scored = (seat: number, points: number): GameEvent => ({
      say: 'scored',
      seat,
      points,
      source: 'pyramid',
    });
    expect(english.log.sentences([scored(0, 2), scored(0, 1), scored(1, 3)])).toEqual([
      'Pyramids: Anna +3, Bruno +3.',
    ]);
    expect(english.log.sentences([{ say: 'temple-scored' }, { say: 'round-ends', round: 2 }])).toEqual([
      'The Temple is scored.',
      'Round 2 ends.',
    ]);
    const begins: GameEvent = { say: 'round-begins', round: 3, first: 1 };
    expect(english.log.sentences([{ say: 'round-ends', round: 2 }, begins])).toEqual(
      english.log.sentences([begins]),
    );
  });
  it('lose points in words', () => {
    expect(english.log.sentence({ say: 'scored', seat: 2, points: -5, source: 'wrath' })).toBe(
      'Chloé loses 5 points (Wrath of the Pharaoh).',
    );
  });
  it('say thing, state and consequence of a place', () => {
    expect(english.places.placeLabel('lane/0')).toBe(
      'First 4-stone boat: 2 of 4 loaded, from the bow: Anna, empty, Chloé, empty. Needs 3 stones to sail.',
    );
    // A boat without a stone is told as empty once, not place by place.
    const scene = english.terms.scene,
      owner = vi.spyOn(scene, 'owner').mockReturnValue(null);
    expect(english.places.placeLabel('lane/0')).toBe('First 4-stone boat: empty. Needs 3 stones to sail.');
    owner.mockRestore();
    expect(english.places.placeLabel('dock/temple')).toBe(
      'Temple: Dock taken. Seen from above: Chloé, Bruno, Chloé, Anna, Bruno.',
    );
    expect(english.places.placeLabel('dock/pyramid')).toBe('Pyramids: Dock free. Next place: 3 points.');
    expect(english.places.placeLabel('held/1/statue')).toContain('Bruno holds Statue × 2');
  });
  it('give reasons with their numbers and names', () => {
    expect(english.moves.refusal({ code: 'too-few-stones', rule: 'imhotep/sail', least: 3, has: 2 })).toBe(
      'This boat needs 3 stones to sail; it carries 2.',
    );
    expect(english.moves.refusal({ code: 'dock-taken', rule: 'imhotep/sail', site: 'temple' })).toBe(
      'There is already a boat here: Temple.',
    );
    expect(english.moves.refusal({ code: 'not-your-decision', rule: 'imhotep/turn', seat: 2 })).toBe(
      'It is Chloé’s decision.',
    );
    expect(english.moves.refusal({ code: 'nothing-here', rule: null }, 'dock/temple')).toBe(
      'First choose a boat that can sail, then the site.',
    );
    expect(english.moves.refusal({ code: 'of-another-world', rule: null })).toBe('That is not possible now.');
  });
  it('tell what a choice would bring', () => {
    expect(english.moves.preview({ scores: [2, 0, -1], reveals: true })).toBe(
      'Anna +2, Chloé −1. The rest depends on what is revealed.',
    );
    expect(english.moves.preview({ scores: [0, 0, 0], reveals: false })).toBe('');
  });
  it('P5: tell what a card would do that can be taken', () => {
    const preview = { scores: [0, 0, 0], reveals: false };
    expect(english.moves.preview(preview, { do: 'pick-card', card: 'sail' })).toBe(
      'Action: load a stone onto a boat and sail it.',
    );
    expect(
      german.moves.preview({ ...preview, scores: [1, 0, 0] }, { do: 'keep-card', card: 'entrance' }),
    ).toBe('Sofort: ein Stein aus dem Steinbruch zu den Pyramiden. Anna +1.');
    expect(english.moves.preview(preview, { do: 'take-stones' })).toBe('');
  });
});

describe('French typography', () => {
  it('keeps signs with their words', () => {
    expect(french.terms.t('leave-title')).toBe('Quitter cette partie\u202f?');
    expect(french.moves.ask(0, [offer({ do: 'take-stones' })])).toBe('Anna\u00a0: prenez des pierres.');
    for (const sentence of events.map((one) => french.log.sentence(one)))
      expect(sentence).not.toMatch(/ [:;?!»]|'/);
  });
});

describe('German sentences', () => {
  it('call boats by what they carry', () => {
    expect(german.moves.offer({ do: 'sail', boat: 2, site: 'temple' })).toBe(
      'Losschicken: das 2er-Boot zum Tempel',
    );
    expect(
      german.moves.ask(0, [offer({ do: 'take-stones' }), offer({ do: 'load', boat: 0, place: 1 })]),
    ).toBe('Anna – nimm Steine oder lade einen Stein.');
  });
});

describe('M25: typography', () => {
  const wrong = (language: string, text: string): number =>
    misprints(language, plainText(`key = ${text}`)).length;
  it('is right in each language', () => {
    for (const [language, text] of [
      ['en', 'It’s “here”: { $a ->'],
      ['fr', 'Vraiment\u202f? «\u00a0Oui\u00a0»\u00a0: { $name }\u202f;'],
      ['de', 'Wirklich? „Ja“: { $name }; 3–4 – C’est mon fort\u202f!'],
      ['fr', '{"\u202f"}; voilà'],
      ['de', '{ $a } { $b }{ $c ->'],
    ] as const)
      expect([text, wrong(language, text)]).toEqual([text, 0]);
  });
  it('is found wrong where it is', () => {
    for (const [language, text] of [
      ['en', "It's"],
      ['en', '"so"'],
      ['en', 'wait...'],
      ['en', 'Why ?'],
      ['en', '„so“'],
      ['en', '3-4'],
      ['en', 'two  spaces'],
      ['fr', 'Vraiment ?'],
      ['fr', 'Vraiment?'],
      ['fr', 'Oui :'],
      ['fr', 'Oui:'],
      ['fr', '«Oui»'],
      ['fr', '{ $a } ; b'],
      ['fr', '“Oui”'],
      ['de', 'Wirklich ?'],
      ['de', '“so”'],
      ['de', '„so'],
      ['de', 'so“'],
      ['de', '«so»'],
      ['de', 'Nur\u00a0:'],
    ] as const)
      expect([text, wrong(language, text)]).not.toEqual([text, 0]);
  });
});

it('writes a number below zero with a minus sign in every language', () => {
  for (const language of ['en', 'fr', 'de']) {
    const words = wordsOf(language, 'duel'),
      about = { name: 'Anna', colour: 'x', mark: 'y', figures: 4 };
    expect(words.t('duel-place-player', { ...about, points: -6 })).toContain('\u22126');
    expect(words.t('duel-place-player', { ...about, points: 6 })).not.toMatch(/[-\u2212]6/);
  }
});

it('stops a sentence once', () => {
  expect(['Kontor', 'C’est mon fort !', 'So…'].map(stopped)).toEqual(['Kontor.', 'C’est mon fort !', 'So…']);
});

it('says of several players that they have joined', () => {
  const say = (language: string, names: string[]): string => {
    const words = wordsOf(language, 'room');
    return words.t('room-joined', { count: names.length, names: words.list(names) });
  };
  expect(say('en', ['Anna'])).toBe('Anna has joined.');
  expect(['en', 'fr', 'de'].map((language) => say(language, ['Anna', 'Hugo']))).toEqual([
    'Anna and Hugo have joined.',
    'Anna et Hugo sont là.',
    'Anna und Hugo sind dabei.',
  ]);
});
