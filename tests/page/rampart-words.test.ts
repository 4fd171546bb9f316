// C'est mon fort ! in words: everything can be said, and nothing is told of a card that lies face down.
import { pointsText } from '../../www/words/reasons';
import { describe, expect, it } from 'vitest';
import { spotName } from '../../www/games/rampart/text/terms';
import { rampartText, type RampartText } from '../../www/games/rampart/text/text';
import { parts } from '../../www/games/rampart/ending';
import { Scene } from '../../www/words/scene';
import type {
  Ask,
  Game,
  Move,
  Offer,
  Picture,
  GameEvent,
  SeatScore,
  Setup,
  View,
} from '../../www/games/rampart/wire';
import { wordsOf } from './words-of';

const PICTURES: Picture[] = [
  'plain',
  'king',
  'magician',
  'cannon',
  'tower',
  'prince',
  'princess',
  'raven',
  'two-ravens',
];
const setupOf = (points: boolean): Setup => ({
  game: 'rampart',
  seed: 1,
  players: [
    { name: 'Anna', colour: 0 },
    { name: 'Bruno', colour: 2 },
    { name: 'Chloé', colour: 3 },
  ],
  config: { points, flagIsTower: false, first: null, deck: null },
});
const card = (at: string, number: number, picture: Picture = 'plain') => ({
  at,
  face: { is: 'card' as const, number, picture },
});
const view = (ask: Ask | null = { ask: 'turn-over', alone: false, lay: false, fitting: [] }): View => ({
  tokens: [
    { at: 'card/0', face: null },
    { at: 'card/13', face: null },
    card('card/40', 27, 'prince'),
    { at: 'wall/0/0', face: { is: 'flag', seat: 0 } },
    card('wall/0/1', 5, 'tower'),
    card('wall/0/2', 28),
    { at: 'wall/1/0', face: { is: 'flag', seat: 1 } },
    { at: 'wall/2/0', face: { is: 'flag', seat: 2 } },
  ],
  counters: [
    { at: 'score/0', count: 3 },
    { at: 'safe/0/1', count: 1 },
    { at: 'magic/1', count: 1 },
    { at: 'skipped/2', count: 1 },
  ],
  toAct: [0],
  ask,
  private: false,
  outcome: null,
});
const speak = (language: string, one = view(), points = true, family = false): RampartText =>
  rampartText(wordsOf(language, 'rampart'), new Scene<Game>(setupOf(points), one, []), family);

const moves: Move[] = [
  { do: 'turn-over', spot: 13 },
  { do: 'take', spot: 40 },
  { do: 'insert', spot: 40 },
  { do: 'put-back' },
  { do: 'leave' },
  { do: 'shoot', seat: 0, place: 2 },
  { do: 'pass' },
];
const events: GameEvent[] = [
  { say: 'turned-over', seat: 0, spot: 13 },
  { say: 'put-back', seat: 0, spot: 13 },
  { say: 'left', seat: 0, spot: 13 },
  { say: 'took', seat: 0, spot: 13, number: 27 },
  { say: 'inserted', seat: 1, spot: 13, number: 27 },
  { say: 'shot', seat: 1, victim: 0, number: 28 },
  { say: 'no-target', seat: 0 },
  { say: 'passed', seat: 0 },
  { say: 'skipped', seat: 2, last: 45, highest: 44 },
  { say: 'alone', seat: 0 },
  { say: 'finished', seat: 0 },
  { say: 'blocked' },
  { say: 'stalled' },
  { say: 'game-over', winners: [0, 1] },
];
const decide = (alone: boolean, fits = true): Ask => ({
  ask: 'decide',
  spot: 40,
  number: 27,
  picture: 'prince',
  alone,
  fits,
  highest: 61, // as no game has it: the words take it from the engine
});
const asks: Ask[] = [
  ...[true, false].flatMap((alone) =>
    [true, false].map((lay): Ask => ({ ask: 'turn-over', alone, lay, fitting: [] })),
  ),
  { ask: 'pass', lay: true },
  { ask: 'pass', lay: false },
  decide(true),
  decide(false),
  decide(true, false),
  decide(false, false),
  { ask: 'shoot' },
];
const REFUSALS = [
  'game-over',
  'not-your-decision',
  'no-such-spot',
  'spot-empty',
  'already-up',
  'face-down',
  'nothing-turned',
  'decide-first',
  'one-card-a-turn',
  'too-low',
  'no-pictures',
  'no-magician',
  'fits-at-the-end',
  'stays-up',
  'not-alone',
  'cannot-pass',
  'shoot-first',
  'no-cannon',
  'own-rampart',
  'nothing-there',
  'flag-is-safe',
  'between-towers',
];
const CONFLICTS = [
  'wrong-number-of-seats',
  'no-such-first-player',
  'wrong-table',
  'deck-too-large',
  'other-game',
  'unknown-picture',
  'wrong-count',
  'no-such-number',
  'number-twice',
  'number-missing',
];
const offer = (move: Move): Offer => ({ move, taps: [], anyOrder: 0 });

for (const language of ['en', 'fr', 'de']) {
  describe(`C'est mon fort ! can be said: ${language}`, () => {
    const texts = [true, false].flatMap((points) =>
      [true, false].map((family) => speak(language, view(), points, family)),
    );
    const words = wordsOf(language, 'rampart');
    const args = {
      name: 'Anna',
      number: 27,
      last: 30,
      game: 'x',
      picture: 'y',
      has: 0,
      least: 2,
      most: 45,
      lowest: 2,
      highest: 61,
      exactly: 'no',
      seats: 5,
    };
    const sentences = [
      ...texts.flatMap((text) => [
        ...moves.flatMap((move) => [text.moves.offer(move), text.moves.named(move)]),
        ...events.map((one) => text.log.sentence(one)),
        ...text.places.buttons().map((place) => text.places.placeLabel(place)),
        ...[0, 1, 2].map((seat) => text.places.playerLabel(seat, 'grey')),
        ...text.places.areas().map(({ title }) => title),
        text.score.progress(),
        text.moves.next(),
        ...text.score
          .sources()
          .flatMap((source) => [
            text.terms.t(`source-${source}`),
            text.terms.t(`score-source-about-${source}`),
          ]),
        text.terms.t('score-sofar'),
      ]),
      ...asks.flatMap((ask) =>
        [['take', 'put-back'], ['insert', 'put-back'], ['put-back'], ['leave']].flatMap((kinds) =>
          [true, false].map((family) =>
            speak(language, view(ask), true, family).moves.ask(
              0,
              kinds.map((kind) => offer({ do: kind } as Move)),
            ),
          ),
        ),
      ),
      ...[[41], [38, 45]].map((fitting) =>
        speak(
          language,
          view({ ask: 'turn-over', alone: false, lay: false, fitting }),
          true,
          false,
        ).moves.advice(),
      ),
      ...PICTURES.map((picture) => words.t(`rampart-picture-${picture}`)),
      ...[...REFUSALS, ...CONFLICTS].map((code) => words.t(words.own('rampart', `refusal-${code}`), args)),
      ...[
        'deck',
        'deck-ours',
        'deck-not-a-deck',
        'about',
        'option-points',
        'option-points-about',
        'option-flagIsTower',
        'option-flagIsTower-about',
        'past-shut',
        'link-note',
        'setting-family-about',
      ].map((id) => words.t(`rampart-${id}`)),
      ...['setting-family', 'game-rampart'].map((id) => words.t(id)),
    ];
    it('without a key, an argument or a number that is missing', () => {
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/\{|\}|\$|undefined|NaN|^rampart-|^(say|offer|next|ask|place|refusal)-/);
        expect(sentence.trim().length).toBeGreaterThan(1);
      }
    });
    it('in labels that are short enough to listen to', () => {
      for (const text of texts)
        for (const place of text.places.buttons())
          expect(text.places.placeLabel(place).length).toBeLessThanOrEqual(120);
    });
    if (language === 'fr') {
      it('with signs that stay with their words', () => {
        for (const sentence of sentences) expect(sentence).not.toMatch(/ [:;?!»]|'/);
      });
    }
  });
}

describe('memory stays memory', () => {
  it('spots are called A1 to E9', () => {
    expect([0, 8, 9, 13, 44].map(spotName)).toEqual(['A1', 'A9', 'B1', 'B5', 'E9']);
  });
  it('a face-down card is called by its place alone', () => {
    expect(speak('en').places.placeLabel('card/13')).toBe('Card B5, face down.');
    expect(speak('en').places.placeLabel('card/40')).toBe('Card E5, face up: 27 (prince).');
    expect(speak('fr').places.placeLabel('card/13')).toBe('Carte B5, face cachée.');
  });
  it('once a card is put back, the log says where it lies, never what it is', () => {
    expect(speak('en').log.sentence({ say: 'turned-over', seat: 0, spot: 13 })).toBe('Anna turns B5 over.');
    expect(speak('en').log.sentence({ say: 'put-back', seat: 0, spot: 13 })).toBe('Anna puts B5 back.');
  });
});

describe('the log', () => {
  it('has one line for a card that is turned over and taken or put back', () => {
    const { log } = speak('en');
    expect(log.entry(0, [{ say: 'turned-over', seat: 0, spot: 13 }]).passing).toBe(true);
    expect(log.entry(0, [{ say: 'put-back', seat: 0, spot: 13 }]).passing).toBe(false);
    expect(log.entry(0, [{ say: 'took', seat: 0, spot: 13, number: 27 }]).passing).toBe(false);
  });
});

describe('an empty spot', () => {
  it('has a button that says so', () => {
    const { places } = speak('en');
    const empty = places
      .buttons()
      .find((place) => place.startsWith('card/') && !view().tokens.some(({ at }) => at === place))!;
    expect(places.placeLabel(empty)).toMatch(/^Spot [A-E][1-9]: empty\. It stays empty until the end\.$/);
  });
});

describe('P9: what a first card does', () => {
  const first = (ask: Ask): View => ({
    ...view(ask),
    tokens: view().tokens.filter(({ at }) => !/^wall\/0\/[12]$/.test(at)),
  });
  it.each(['en', 'fr', 'de'])(
    'is said before it is drawn and before it is taken, and not later: %s',
    (language) => {
      const taking = [offer({ do: 'take', spot: 40 }), offer({ do: 'put-back' })],
        say = (one: View): string => speak(language, one).moves.ask(0, taking);
      const turn = asks[3]!;
      expect(say(first(turn))).toMatch(/Start low|Commencez bas|Fang niedrig an/);
      expect(say(view(turn))).not.toMatch(/Start low|Commencez bas|Fang niedrig an/);
      expect(say(first(decide(false)))).toContain('61');
      expect(say(view(decide(false)))).not.toContain('61');
    },
  );
});

it.each([
  ['en', 'raven', 'ravens give at most 5'],
  ['fr', 'cannon', 'retire une carte'],
  ['de', 'tower', 'vor Kanonen sicher'],
  ['de', 'plain', ''],
])('P9: a card with a picture that does something says what, in %s: %s', (language, picture, says) => {
  const { moves } = speak(language, view({ ...decide(false), picture } as Ask));
  expect(moves.advice()).toContain(says);
  if (says === '') expect(moves.advice()).toBe('');
});

it('a list of moves names the card of an answer, which its button leaves out', () => {
  const { moves } = speak('en', view(decide(false)));
  const named = (move: object): string => moves.named(move as Move);
  expect(moves.offer({ do: 'take', spot: 40 } as Move)).toBe('Take it');
  expect(named({ do: 'take', spot: 40 })).toMatch(/^Take the 27 .*from /);
  expect(named({ do: 'put-back' })).toMatch(/^Put the 27 .*back$/);
  expect(named({ do: 'leave' })).toMatch(/^Leave the 27 .*there$/);
});

describe('P18: a lesson that lets a player only put a card back', () => {
  it.each(['en', 'fr', 'de'])('does not call a card too low that fits: %s', (language) => {
    const say = (ask: Ask): string => speak(language, view(ask)).moves.ask(0, [offer({ do: 'put-back' })]);
    expect(say(decide(false))).not.toMatch(/[Tt]oo low|[Tt]rop bas|[Zz]u niedrig/);
    expect(say(decide(false, false))).toMatch(/(Too low after|Trop basse après le|Zu niedrig nach der) \d+/);
  });
});

describe('P10: what speaks for a move', () => {
  const own = { seat: 0, points: -2 },
    other = { seat: 1, points: 1 };
  it.each([
    ['en', 'about 2 cards fewer for you', 'about 1 card more for Bruno'],
    ['fr', 'environ 2 cartes de moins pour vous', 'environ 1 carte de plus pour Bruno'],
    ['de', 'etwa 2 Karten weniger für dich', 'etwa 1 Karte mehr für Bruno'],
  ])('is told in cards in a game without points: %s', (language, less, more) => {
    const words = wordsOf(language, 'rampart');
    const says = (points: boolean): string[] => {
      const { terms } = rampartText(words, new Scene<Game>(setupOf(points), view(), []), false);
      return [pointsText(terms, own, true), pointsText(terms, other, false)];
    };
    expect(says(false)).toEqual([less, more]);
    // The words about points are those of all games, which are not here.
    expect(says(true)).toEqual(['bot-hint-own-fewer', 'bot-hint-other-more']);
  });
});

describe('the family mode', () => {
  it('names a card without brackets', () => {
    const say = (family: boolean): string =>
      speak('en', view(decide(false)), true, family).moves.ask(0, [offer({ do: 'take', spot: 40 })]);
    expect(say(true)).toBe('27, prince!');
    expect(say(false)).toContain('27 (prince)');
  });
});

describe('who won, and why', () => {
  const scores = (decided: SeatScore['decided'], ...totals: number[]): SeatScore[] =>
    totals.map((total, seat) => ({ total, sources: [], decided: seat === 0 ? decided : null }));
  it('says which rule decided', () => {
    expect(
      speak('en', view(), false).score.whyWon([0], scores({ by: 'at-once', rule: 'rampart/ten' }, 10, 4, 3)),
    ).toBe('The first rampart of ten.');
    expect(
      speak('en', view(), false).score.whyWon(
        [0],
        scores({ by: 'points', source: 'cards', lead: 3, over: 1 }, 7, 4, 3),
      ),
    ).toBe('Nobody could take any more cards, so the longest rampart won: 7 cards.');
    expect(speak('en', view(), false).score.whyWon([0], scores({ by: 'even' }, 3, 3, 1))).toBe(
      'Anna and Bruno were tied at 3 cards. The highest card won: Anna 28, Bruno 1.',
    );
    const own = speak('en', view(), false);
    own.terms.you = 1;
    expect(own.score.whyWon([0], scores({ by: 'even' }, 3, 3, 1))).toBe(
      'You and Anna were tied at 3 cards. The highest card won: Anna 28, You 1.',
    );
    expect(
      speak('en').score.whyWon([0], scores({ by: 'points', source: 'royals', lead: 5, over: 1 }, 12, 4, 3)),
    ).toBe('The princes and princesses decided it: +5 for Anna over Bruno.');
    expect(speak('en').score.whyWon([0, 1, 2], scores({ by: 'even' }, 1, 1, 1))).toContain(
      'shared the victory',
    );
  });
  it.each([
    ['en', 'Anna’s rampart', 'Your rampart'],
    ['fr', 'Rempart d’Anna', 'Votre rempart'],
    ['de', 'Mauer von Anna', 'Deine Mauer'],
  ])('P38: the last count calls the own rampart yours, %s', (language, hers, own) => {
    const text = speak(language, view(), false);
    text.terms.you = 1;
    const [first, second] = parts(text.terms, scores({ by: 'even' }, 3, 3, 1));
    expect([first?.title, second?.title]).toEqual([hers, own]);
  });
  it('P38: to take a card and to put it back are equal answers', () => {
    const { modest } = speak('en').moves;
    expect(['take', 'insert', 'put-back', 'leave'].filter((move) => modest.includes(move))).toEqual([]);
  });
  it('counts cards without the variant, and points with it', () => {
    const over = { ...view(null), outcome: { winners: [0], scores: [7, 2, 1] } };
    expect(speak('en', over, false).moves.ask(null, [])).toBe('Anna won with 7 cards.');
    expect(speak('en', over, true).moves.ask(null, [])).toBe('Anna won with 7 points.');
  });
});

it('near the end, the prompt names the cards that can still be built, as the engine has them', () => {
  const advice = (fitting: number[], family = false): string =>
    speak('en', view({ ask: 'turn-over', alone: false, lay: false, fitting }), true, family).moves.advice();
  expect(advice([38, 41, 45])).toBe('Only these cards can still extend your rampart: 38, 41 and 45.');
  expect(advice([45])).toBe('Only 45 can still extend your rampart.');
  expect(advice([38, 39, 40, 41, 42, 43, 44])).toBe(''); // long before the end
  expect(advice([])).toBe('');
  expect(advice([45], true)).toBe(''); // nothing has to be read there
  expect(speak('en', view(decide(true))).moves.advice()).toBe('');
});
